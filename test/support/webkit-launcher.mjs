import { startWebDriverSession } from './webdriver-session.mjs';
import { webDriverPage } from './webdriver-page.mjs';

/** A @web/test-runner launcher for Safari or WebKitGTK; `engine` is what findEngines() found. */
export function webkitLauncher(engine) {
  let starting;
  let page;
  const urls = new Map();

  async function start(launcher) {
    const session = await startWebDriverSession(engine);
    process.once('exit', session.kill);
    launcher.name = `WebKit ${session.version}`;
    await webDriverPage(session).setViewportSize({ width: 1024, height: 768 });
    return session;
  }

  return {
    name: 'WebKit',
    // The commands of @web/test-runner-commands then drive getPage(); they refuse 'webdriver' browsers.
    type: 'playwright',
    // One window is in front; a hidden one has no animation frames and no focus.
    concurrency: 1,
    async startSession(id, url) {
      starting ??= start(this);
      const session = await starting;
      page = webDriverPage(session, url);
      urls.set(id, url);
      await session.command('POST', '/url', { url });
    },
    isActive: (id) => urls.has(id),
    getBrowserUrl: (id) => urls.get(id),
    getPage: () => page,
    async stopSession(id) {
      const session = await starting;
      await session.command('POST', '/url', { url: 'about:blank' });
      urls.delete(id);
      return {};
    },
    startDebugSession() {
      throw new Error('WebKit cannot be debugged from here: open the page in a browser.');
    },
    async stop() {
      const session = await starting?.catch(() => undefined);
      starting = undefined;
      await session?.quit();
    },
  };
}
