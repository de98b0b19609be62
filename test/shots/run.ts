// Takes pictures of the demo for people to look at: pages × looks × widths × states. Makes contact
// sheets of them.
//
//   npm run shots                                   all of them, into shots/
//   LOOKS=plain,sport WIDTHS=390 PAGES=index STATES=first,error npm run shots
import { mkdir, rm } from 'node:fs/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { serve } from '../../demo/serve.js';
import { findEngines } from '../support/runner/find-engines.mjs';
import { chromiumFlags } from '../support/runner/launchers.mjs';
import { pageAtRest } from '../support/runner/waiting-from-node.mjs';
import { writeContactSheets } from './contact-sheet.js';
import { shops, type State } from './states.js';

const wanted = (name: string, all: readonly string[]): readonly string[] =>
  process.env[name]?.split(',') ?? all;

const looks = wanted('LOOKS', [
  ...['plain', 'serif', 'sport', 'pastel', 'market', 'contrast', 'rem10', 'rtl'],
]);
const usualWidths = [390, 1280];
const widths = wanted('WIDTHS', ['390', '1280', '320', '568', '640', '844']).map(Number);
const pages = wanted('PAGES', ['index', 'product', 'collection', 'streets']);
const heights: Readonly<Record<number, number>> = {
  ...{ 390: 844, 1280: 800 },
  ...{ 320: 256, 568: 320, 640: 400, 844: 390 },
};
const folder = process.env.SHOTS ?? 'shots';
/** A page whose request stays open is never at rest. Its picture is taken after this time. */
const restLimitMs = 900;

/** A Wednesday, so that most stores are open: 12:20 in Paris, 6:20 in New York. */
const noon = Date.parse('2026-12-02T11:20:00Z');

/** Sets the page's clock. It goes on from there. */
const setClock = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument((start: number) => {
    const now = Date.now.bind(Date);
    const ahead = start - now();
    globalThis.Date = new Proxy(Date, {
      construct: (real, given) =>
        new real(...((given.length ? given : [now() + ahead]) as [number])),
      get: (real, name): unknown =>
        name === 'now' ? () => now() + ahead : Reflect.get(real, name),
    });
  }, noon);

interface Shot {
  readonly url: string;
  readonly path: string;
  readonly width: number;
  readonly state: State;
}

/**
 * Takes a picture in a new browser context, as at a first visit. Returns false when the state was
 * not reached.
 */
async function take(browser: Browser, { url, path, width, state }: Shot): Promise<boolean> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    // With every request failing, a page of badges waits for the retries of the next minute.
    page.setDefaultTimeout(90_000);
    const { pixelRatio = 1 } = state;
    const height = heights[width] ?? 800;
    await page.setViewport({ width, height, deviceScaleFactor: pixelRatio });
    await page.emulateTimezone('Europe/Paris');
    await setClock(page);
    if (state.media) await page.emulateMediaType(state.media);
    await page.goto(url);
    await state.reach(page);
    await pageAtRest(page, restLimitMs);
    // In a long picture the bar of the demo would lie over the middle.
    if (state.whole) await page.evaluate(() => document.querySelector('.switches')?.remove());
    await page.screenshot({ path, fullPage: state.whole ?? false });
    return true;
  } catch (error) {
    if (state.optional) {
      console.log(`${path}: not in this build`);
      return false;
    }
    console.error(`${path}: ${(error as Error).message}`);
    process.exitCode = 1;
    return false;
  } finally {
    await context.close();
  }
}

const { chromium } = findEngines();
if (!chromium) throw new Error('Chromium was not found; CHROMIUM may name it.');
const { port, close } = await serve({ port: 0 });
const browser = await puppeteer.launch({
  executablePath: chromium,
  args: [...chromiumFlags],
  protocolTimeout: 120_000,
});
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

for (const { page, states } of shops.filter(({ page }) => pages.includes(page.slice(0, -5))))
  for (const width of widths) {
    const paths: string[] = [];
    const names = wanted(
      'STATES',
      states.map(({ name }) => name),
    );
    for (const state of states.filter(({ name }) => names.includes(name)))
      for (const look of looks) {
        const { only } = state;
        if (!(only?.widths ?? usualWidths).includes(width) || only?.looks?.includes(look) === false)
          continue;
        const path = `${folder}/${page.slice(0, -5)}-${width}-${state.name}-${look}.png`;
        const url = `http://localhost:${port}/${page}?look=${look}&${state.query ?? ''}`;
        if (await take(browser, { url, path, width, state })) paths.push(path);
      }
    if (paths.length === 0) continue;
    const name = `${page.slice(0, -5)}-${width}`;
    await writeContactSheets(browser, { paths, folder, name, width });
    console.log(`${paths.length} pictures: ${name}`);
  }

await browser.close();
await close();
