import type { Page } from 'puppeteer-core';

const megabyte = 1024 * 1024;

/** Returns the megabytes that the page's scripts still hold after garbage collection. */
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
