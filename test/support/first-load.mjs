import puppeteer, { PredefinedNetworkConditions } from 'puppeteer-core';
import { findEngines } from './find-engines.mjs';
import { chromiumFlags } from './launchers.mjs';
import { referenceService } from './reference-service.mjs';

/**
 * Which files of dist/cdn/ Chromium has loaded when an element shows its first content, lazy ones included. The
 * network is a phone's, so that what is asked for only then has no time to arrive.
 *
 * @param {{ entry: string, html: (origin: string) => string, shown: string }[]} pages `entry` is a script's file
 *   name, `shown` an expression that is truthy once the content is there
 * @returns {Promise<Map<string, string[]>>} file names by entry
 */
export async function firstLoads(pages) {
  const { otherOrigin, close } = await referenceService();
  const browser = await puppeteer.launch({
    executablePath: findEngines().chromium,
    args: chromiumFlags,
  });
  try {
    const loads = new Map();
    for (const page of pages) loads.set(page.entry, await firstLoad(browser, otherOrigin, page));
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
  await page.setContent(`<script type="module" src="${base}${entry}"></script>${html(origin)}`);
  // Asked and answered in the page, frame by frame: out here a busy machine would be late to see it.
  const loaded = await page.waitForFunction(
    `${shown} && performance.getEntriesByType('resource').map(({ name }) => name)`,
  );
  const urls = await loaded.jsonValue();
  await page.close();
  return urls.filter((url) => url.startsWith(base)).map((url) => url.slice(base.length));
}
