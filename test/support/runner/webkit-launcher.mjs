import { startWebDriverSession } from './webdriver-session.mjs';
import { webDriverPage } from './webdriver-page.mjs';

/**
 * Pages leave memory behind. After this many a process has a gigabyte, and each page takes longer.
 */
const pagesOfSession = 30;

/**
 * A @web/test-runner launcher for Safari or WebKitGTK.
 *
 * @param {object} engine an engine that findEngines() has found
 * @param {() => number} [atOnce] how many pages at once, if each can have a screen of its own; 1 by
 *   default
 */
export function webkitLauncher(engine, atOnce = () => 1) {
  const started = new Set();
  /** Sessions without a page, and the pages of the others by the runner's ids. */
  const idle = [];
  const pages = new Map();

  function start(launcher) {
    const starting = startWebDriverSession(engine).then(async (session) => {
      process.once('exit', session.kill);
      launcher.name = `WebKit ${session.version}`;
      await webDriverPage(session).setViewportSize({ width: 1024, height: 768 });
      return session;
    });
    started.add(starting);
    return starting;
  }

  return {
    name: 'WebKit',
    // The commands of @web/test-runner-commands then use getPage(). They refuse 'webdriver'
    // browsers.
    type: 'playwright',
    // One window of a screen is in front; a hidden one has no animation frames and no focus.
    get concurrency() {
      return engine.xvfb ? atOnce() : 1;
    },
    async startSession(id, url) {
      const session = idle.pop() ?? (await start(this));
      session.pages = (session.pages ?? 0) + 1;
      pages.set(id, { session, url, page: webDriverPage(session, url) });
      await session.command('POST', '/url', { url });
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id)?.url,
    getPage: (id) => pages.get(id)?.page,
    async stopSession(id) {
      const { session } = pages.get(id);
      await session.command('POST', '/url', { url: 'about:blank' });
      pages.delete(id);
      if (session.pages < pagesOfSession) idle.push(session);
      else await session.quit();
      return {};
    },
    startDebugSession() {
      throw new Error('WebKit cannot be debugged from here: open the page in a browser.');
    },
    async stop() {
      const ending = [...started].map((starting) => starting.then(({ quit }) => quit()));
      started.clear();
      idle.length = 0;
      await Promise.allSettled(ending);
    },
  };
}
