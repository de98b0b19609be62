import type { Browser, Page } from 'puppeteer-core';
import type { Samples } from './measures.js';
import { visit } from './visit.js';
import { whenIdle } from './when-idle.js';
import { whenThere } from './when-there.js';

/** The map draws in an idle moment, after half a second at the latest, and needs a few frames. */
const drawnByMs = 600;

/** All stores are there, and the browser has nothing left to do for the page. */
export async function whenAllThere(page: Page): Promise<void> {
  await page.evaluate(() => probe.allRows);
  await whenIdle(page);
}

/** The map has drawn its pins, too. */
export async function whenLoaded(page: Page): Promise<void> {
  await page.evaluate(() => probe.firstPins);
  await whenAllThere(page);
}

/** Watches a listing load, and lets it be. */
export function watchLoading(browser: Browser, url: string): Promise<Samples> {
  return visit(browser, url, async ({ page, otherHosts }) => {
    await page.goto(url);
    await whenLoaded(page);
    // Land and names are tasks of the loading all the same.
    await whenThere(page, '.leaflet-basemap-pane canvas[style*="width"]');
    await whenIdle(page, drawnByMs);
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

/**
 * The time until all rows are there, counted from the first request for stores and from navigation.
 */
export interface Way {
  readonly asked: number;
  readonly navigation: number;
}

/** @param latencyMs of every request */
export function loadFrom(browser: Browser, url: string, latencyMs: number): Promise<Way> {
  return visit(browser, url, async ({ page }) => {
    await page.emulateNetworkConditions({ latency: latencyMs, download: -1, upload: -1 });
    await page.goto(url);
    await whenAllThere(page);
    return page.evaluate(() => {
      const navigation = probe.allRowsAt ?? NaN;
      return { navigation, asked: navigation - probe.firstAskedAt() };
    });
  });
}
