import type { Page } from 'puppeteer-core';

const timeout = 300_000;
/** The usual look at every frame would make frames of its own, which are the page's work then. */
const polling = 50;

/** The page shows something like this. */
export async function whenThere(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((inside) => probe.in(inside), { timeout, polling }, selector);
}
