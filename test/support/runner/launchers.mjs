import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { findEngines, wantedEngines } from './find-engines.mjs';
import { webkitLauncher } from './webkit-launcher.mjs';

/**
 * Flags for a quiet browser that is the same everywhere. Copy them, since a launch takes some out
 * of the list. The pages are our own, so a container without a sandbox is safe.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // These are hundreds of files of the browser's address box, loaded in a process of their own with
  // each page.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** A new process for each page costs a quarter of all time. */
const sharedProcess = '--process-per-site';

/** No test uses puppeteer's network events, which cost Firefox half of its time. */
const unheard = { networkEnabled: false };

/** So long a new tab takes at most to come to the front, in milliseconds. */
const tabMs = 1_000;

/** Device pixels to a CSS pixel in Chromium; the wide gate asks for 2. */
const pixelRatio = Number(process.env.PIXEL_RATIO ?? 1);

const launch = {
  chromium: (executablePath) =>
    inFront(
      chromeLauncher({
        // Beside another a page would be in the background, where a frame takes a second.
        concurrency: 1,
        launchOptions: {
          executablePath,
          args: [...chromiumFlags, sharedProcess],
          defaultViewport: { width: 800, height: 600, deviceScaleFactor: pixelRatio },
          ...unheard,
        },
      }),
    ),
  // puppeteer drives Firefox by WebDriver BiDi: no geckodriver.
  firefox: (executablePath) =>
    inFront(
      chromeLauncher({
        puppeteer,
        concurrency: 1,
        launchOptions: {
          browser: 'firefox',
          executablePath,
          ...unheard,
          ...snapProfile(executablePath),
        },
      }),
    ),
  webkit: webkitLauncher,
};

/**
 * A link that a test follows may open a tab in front, even after the next page of tests has begun.
 * A page behind it has no focus and hardly any frames.
 */
function inFront(launcher) {
  const start = launcher.startSession.bind(launcher);
  const heard = new WeakSet();
  let current;
  const bringToFront = () => current.bringToFront().catch(() => {});
  launcher.startSession = async (id, url) => {
    await start(id, url);
    current = launcher.getPage(id);
    keepPixelRatio(current);
    const browser = current.browser();
    if (!heard.has(browser)) {
      heard.add(browser);
      browser.on('targetcreated', async () => {
        await bringToFront();
        // A tab may come to the front only a moment after it was made.
        setTimeout(bringToFront, tabMs);
      });
    }
    await current.bringToFront();
  };
  return launcher;
}

/**
 * Keeps the device's pixel ratio. A page that a test resizes would have a ratio of 1 from then on.
 */
function keepPixelRatio(page) {
  if (pixelRatio === 1 || Object.hasOwn(page, 'setViewport')) return;
  const setViewport = page.setViewport.bind(page);
  page.setViewport = (size) => setViewport({ ...size, deviceScaleFactor: pixelRatio });
}

/** The launchers of the engines that are wanted and on this machine, by engine name. */
export function createLaunchers() {
  const engines = findEngines();
  const names = wantedEngines().filter((name) => engines[name]);
  if (names.length === 0)
    throw new Error('No browser to test in: node test/support/runner/browsers.mjs');
  const through = new Set(Object.keys(launch).filter((name) => !names.includes(name)));
  // WebKit takes longest: once another engine is through it has two pages at once.
  const atOnce = () => (through.size > 0 ? 2 : 1);
  const launchers = names.map((name) => {
    const launcher = launch[name](engines[name], atOnce);
    return [name, whenStopped(launcher, () => through.add(name))];
  });
  return Object.fromEntries(launchers);
}

function whenStopped(launcher, then) {
  const stop = launcher.stop.bind(launcher);
  launcher.stop = () => {
    then();
    return stop();
  };
  return launcher;
}

/** Ubuntu's Firefox is a snap, which sees no profile in /tmp. */
function snapProfile(path) {
  const isSnap = existsSync('/snap/bin/firefox') && /^\/(usr|snap)\/bin\/firefox$/.test(path);
  if (!isSnap) return {};
  const common = `${homedir()}/snap/firefox/common`;
  mkdirSync(common, { recursive: true });
  const userDataDir = mkdtempSync(`${common}/store-locator-elements-`);
  process.once('exit', () => rmSync(userDataDir, { recursive: true, force: true }));
  return { userDataDir };
}
