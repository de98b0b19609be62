import puppeteer, { PredefinedNetworkConditions } from 'puppeteer-core';
import { findEngines } from '../runner/find-engines.mjs';
import { chromiumFlags } from '../runner/launchers.mjs';
import { referenceService } from '../served/reference-service.mjs';

/**
 * Lists the files of dist/cdn/ that Chromium has requested by the time that an element's first
 * content is painted. Lazy ones count, whether or not they have arrived. The network is a phone's.
 *
 * @param {{ entry: string, html: (origin: string) => string, shown: string }[]} pages `entry` is a
 *   script's file name, `shown` an expression that is truthy once the content is there
 * @returns {Promise<Map<object, string[]>>} file names by page
 */
export async function firstLoads(pages) {
  const { otherOrigin, close } = await referenceService();
  const browser = await puppeteer.launch({
    executablePath: findEngines().chromium,
    args: [...chromiumFlags],
    // A machine that has just built may take its time to start one.
    timeout: 120_000,
  });
  try {
    const loads = new Map();
    for (const page of pages) loads.set(page, await firstLoad(browser, otherOrigin, page));
    return loads;
  } finally {
    await browser.close();
    await close();
  }
}

async function firstLoad(browser, origin, { entry, html, shown }) {
  const base = `${origin}/dist/cdn/`;
  const page = await browser.newPage();
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Fast 4G']);
  await page.setContent(
    `<script>${probe(shown)}</script>
    <script type="module" src="${base}${entry}"></script>${html(origin)}`,
  );
  const paintedAt = await page.evaluate('paintedAt');
  // Only what has arrived is listed, with the time at which it was asked for.
  await page.waitForNetworkIdle();
  const urls = await page.evaluate(
    `performance.getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= ${paintedAt}).map(({ name }) => name)`,
  );
  await page.close();
  return urls.filter((url) => url.startsWith(base)).map((url) => url.slice(base.length));
}

/**
 * Runs in the page and looks at each frame. A change that one frame finds is on the screen by the
 * next.
 */
const probe = (shown) => `
  const paintedAt = new Promise((resolve) => {
    const look = () => {
      if (${shown}) requestAnimationFrame(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });`;
