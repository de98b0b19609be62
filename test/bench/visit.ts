import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';

export interface Visit {
  readonly page: Page;
  /** hosts other than the page's that it asked */
  readonly otherHosts: ReadonlySet<string>;
}

/** How many times as long the page's own thread is to take for everything. */
export const slowdown = 4;
const probe = readFileSync(new URL('./page-probe.js', import.meta.url), 'utf8');

/** Opens the page as a new visitor with a slow computer, and closes it when the work is done. */
export async function visit<T>(
  browser: Browser,
  url: string,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.emulateCPUThrottling(slowdown);
    await page.evaluateOnNewDocument(probe);
    const otherHosts = new Set<string>();
    const { host } = new URL(url);
    page.on('request', (request) => {
      const asked = new URL(request.url());
      if (asked.protocol.startsWith('http') && asked.host !== host) otherHosts.add(asked.host);
    });
    return await work({ page, otherHosts });
  } finally {
    await context.close();
  }
}
