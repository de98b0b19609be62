import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type { Act } from './probe.js';
import type { Samples } from './measures.js';
import { visit } from './visit.js';
import { whenIdle } from './when-idle.js';

/** Suggests stores and places, and then shows all stores again. */
const keys: readonly KeyInput[] = ['s', 'a', 'n', 'Backspace', 'Backspace', 'Backspace'];
/**
 * A mistyped town. The search looks for stores with the exact words, then for similar words, then
 * for places.
 */
export const mistyped = [...'springfeild'] as KeyInput[];

export const worst = (acts: readonly Act[]): number => Math.max(...acts.map(({ ms }) => ms));

/** Does something once and waits for the frame that shows it. */
export async function act(page: Page, run: () => Promise<void>): Promise<Act> {
  const index = await page.evaluate(() => probe.acts.length);
  await run();
  return page.evaluate((at) => probe.act(at), index);
}

const press = (page: Page, key: KeyInput) => act(page, () => page.keyboard.press(key));

/** Focuses the box and types into it. Returns the time of the slowest key. */
export async function typeKeys(
  page: Page,
  box: string,
  typed: readonly KeyInput[] = keys,
): Promise<number> {
  await page.evaluate((selector) => probe.in(selector)?.focus(), box);
  const acts: Act[] = [];
  for (const key of typed) acts.push(await press(page, key));
  return worst(acts);
}

/**
 * Returns the slowest interaction so far, as the browser reports it. The report comes a while after
 * the frame.
 */
export async function slowestInteraction(page: Page): Promise<number> {
  await whenIdle(page, 500);
  return page.evaluate(() => probe.slowestInteraction);
}

/** Scrolls an element into view and clicks it with the mouse, as a visitor does. */
export async function click(page: Page, selector: string): Promise<Act> {
  const spot = (await page.evaluate((inside) => {
    const element = probe.in(inside);
    element?.scrollIntoView({ block: 'nearest' });
    const box = element?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector)) as { x: number; y: number } | undefined;
  if (!spot) throw new Error(`There is no ${selector} to click.`);
  return act(page, () => page.mouse.click(spot.x, spot.y));
}

/**
 * Types from the first rows on until all rows are there. Returns nothing when all rows came before
 * the first key.
 */
export function typeWhileLoading(browser: Browser, url: string): Promise<Samples> {
  return visit(browser, url, async ({ page }) => {
    await page.goto(url);
    await page.evaluate(() => probe.firstRows);
    await page.evaluate(() => probe.in('input')?.focus());
    const acts: Act[] = [];
    do acts.push(await press(page, keys[acts.length % keys.length] ?? 'Backspace'));
    while (acts.at(-1)?.loading);
    const meanwhile = acts.filter(({ loading }) => loading);
    if (meanwhile.length === 0) return {};
    return { keyWhileLoading: worst(meanwhile), interaction: await slowestInteraction(page) };
  });
}
