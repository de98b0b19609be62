import type { Browser, Page } from 'puppeteer-core';
import { whenLoaded } from './loading.js';
import type { Act } from './probe.js';
import type { Samples } from './measures.js';
import { act, click, mistyped, slowestInteraction, typeKeys, worst } from './typing.js';
import { visit } from './visit.js';
import { whenIdle } from './when-idle.js';
import { whenThere } from './when-there.js';

const newYork = [40.7128, -74.006] as const;

/** Chooses in the first of these fields that there is. */
async function choose(page: Page, labels: readonly string[]): Promise<number> {
  const field = labels.map((label) => `select[aria-label="${label}"]`).join();
  await whenThere(page, field);
  const label = await page.evaluate(
    (selector) => probe.in(selector)?.getAttribute('aria-label') ?? '',
    field,
  );
  return (await act(page, () => page.evaluate((name) => probe.choose(name), label))).ms;
}

/**
 * Presses the button by the keyboard. A mouse would have to scroll, and scrolling itself adds rows.
 */
async function pressMore(page: Page): Promise<Act> {
  await page.evaluate(() => probe.in('.more:last-of-type')?.focus());
  return act(page, () => page.keyboard.press('Enter'));
}

/** Types, selects, zooms and pages through a listing that is all there. */
export function useLoaded(browser: Browser, url: string): Promise<Samples> {
  return visit(browser, url, async ({ page }) => {
    await page.goto(url);
    await whenLoaded(page);
    const select = await click(page, '.row:nth-of-type(2) .name button');
    const zoom = await click(page, '.leaflet-control-zoom-in');
    const listNodes = await page.evaluate(() => probe.listNodes());
    const more = [await pressMore(page), await pressMore(page)];
    const listNodesAfterMore = await page.evaluate(() => probe.listNodes());
    const keyAfterwards = await typeKeys(page, 'input');
    const keyMistyped = await typeKeys(page, 'input', mistyped);
    return {
      keyAfterwards,
      keyMistyped,
      select: select.ms,
      zoom: zoom.ms,
      more: worst(more),
      listNodes,
      listNodesAfterMore,
      interaction: await slowestInteraction(page),
    };
  });
}

/** Narrows and orders; what these need is loaded before. */
export function narrowLoaded(browser: Browser, url: string): Promise<Samples> {
  return visit(browser, url, async ({ page }) => {
    await page.goto(url);
    await whenLoaded(page);
    const sort = await choose(page, ['Order']);
    return { sort, facet: await choose(page, ['Country', 'Region']) };
  });
}

/**
 * Measures the first search near the visitor. Focus in the box has loaded the code for it before.
 */
export function findNear(browser: Browser, url: string): Promise<Samples> {
  return visit(browser, url, async ({ page }) => {
    await page.goto(url);
    await whenLoaded(page);
    await page.evaluate(() => probe.in('input')?.focus());
    await whenThere(page, '[role=combobox]');
    await whenIdle(page);
    return { nearMe: await page.evaluate((place) => probe.nearMs(...place), newYork) };
  });
}
