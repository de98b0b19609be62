import type { Browser, Page } from 'puppeteer-core';
import { whenLoaded } from './loading.js';
import type { Samples } from './measures.js';
import { visit } from './visit.js';

const steps = 20;
const stepPixels = 10;
/** a zoom and what it sets off are over by then */
const zoomMs = 700;

/** The longest time between two frames while this runs. */
async function longestFrame(page: Page, run: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    probe.frames.length = 0;
    probe.watchFrames(true);
  });
  await run();
  return page.evaluate(() => {
    probe.watchFrames(false);
    return Math.max(...probe.frames.slice(1).map((at, index) => at - (probe.frames[index] ?? at)));
  });
}

/** Moves the map of a listing that is all there at once. */
export function moveMap(browser: Browser, url: string): Promise<Samples> {
  return visit(browser, url, async ({ page }) => {
    await page.goto(url);
    await whenLoaded(page);
    const mapReady = await page.evaluate(() => (probe.firstPinsAt ?? NaN) - probe.mapCodeAt());
    const box = await page.evaluate(() => {
      const { x, y, width, height } = probe.in('.map')?.getBoundingClientRect() ?? new DOMRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const panFrame = await longestFrame(page, async () => {
      // beside the pins, which are buttons
      await page.mouse.move(box.x + 7, box.y + 7);
      await page.mouse.down();
      for (let step = 1; step <= steps; step++)
        await page.mouse.move(box.x + 7 + step * stepPixels, box.y + 7);
      await page.mouse.up();
    });
    const zoomFrame = await longestFrame(page, async () => {
      await page.evaluate(() => probe.in('.leaflet-control-zoom-in')?.click());
      await new Promise((done) => setTimeout(done, zoomMs));
    });
    return { mapReady, panFrame, zoomFrame };
  });
}
