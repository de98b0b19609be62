import type { Browser, Page } from 'puppeteer-core';
import type { Samples } from './measures.js';
import { visit } from './visit.js';

/** All rows are there and the map has drawn its pins. */
export async function whenLoaded(page: Page): Promise<void> {
  await page.waitForFunction('probe.allRowsAt !== undefined && probe.in(".map-pin")', {
    timeout: 120_000,
  });
  // the browser has nothing left to do for the page
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');
}

/** Watches a listing load, and lets it be. */
export function watchLoading(browser: Browser, url: string): Promise<Samples> {
  return visit(browser, url, async ({ page, otherHosts }) => {
    await page.goto(url);
    await whenLoaded(page);
    const seen = await page.evaluate(() => ({
      firstPageAt: probe.firstPageAt(),
      firstRowsAt: probe.firstRowsAt ?? NaN,
      allRowsAt: probe.allRowsAt ?? NaN,
      layoutShift: probe.layoutShift,
      longTasks: probe.longTasks,
    }));
    const { firstPageAt, firstRowsAt, allRowsAt, layoutShift, longTasks } = seen;
    const longest = (tasks: typeof longTasks): number =>
      Math.max(0, ...tasks.map(({ duration }) => duration));
    return {
      firstPageToRows: firstRowsAt - firstPageAt,
      navigationToRows: firstRowsAt,
      allRows: allRowsAt,
      longestTaskOfPages: longest(longTasks.filter(({ startTime }) => startTime >= firstPageAt)),
      longestTask: longest(longTasks),
      layoutShift,
      otherHosts: otherHosts.size,
    };
  });
}
