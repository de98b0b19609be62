import type { Page } from 'puppeteer-core';

/** The browser has nothing left to do for the page. @param afterMs not before so long */
export async function whenIdle(page: Page, afterMs = 0): Promise<void> {
  await page.evaluate(
    (ms) => new Promise((done) => setTimeout(() => requestIdleCallback(done), ms)),
    afterMs,
  );
}
