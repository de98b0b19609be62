import type { Page } from 'puppeteer-core';

const megabyte = 1024 * 1024;

/** What the page's scripts hold, after the garbage was collected. */
export async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.createCDPSession();
  try {
    // what the first collection frees may hold more
    for (let times = 0; times < 2; times++) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / megabyte;
  } finally {
    await session.detach();
  }
}
