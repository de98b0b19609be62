import type { Browser, Page } from 'puppeteer-core';
import { slowdown } from './visit.js';

interface Pace {
  readonly loop: number;
  readonly layout: number;
}

const rounds = 15;
/** Enough text that a page of another width breaks its lines anew. */
const paragraphs = `<p>${'Some words of a row '.repeat(8)}</p>`.repeat(300);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** How long a loop takes, and a layout of the paragraphs, in milliseconds. */
async function paceOf(page: Page): Promise<Pace> {
  const samples = await page.evaluate(async (count) => {
    const taken = [];
    for (let round = 0; round < count; round++) {
      await new Promise((done) => setTimeout(done, 20));
      const begin = performance.now();
      let sum = 0;
      for (let i = 0; i < 2_000_000; i++) sum = (sum * 31 + i) | 0;
      const between = performance.now();
      document.body.style.width = `${300 + 10 * round + (sum & 1)}px`;
      // read, so that it is laid out
      const height = document.body.offsetHeight;
      taken.push({ loop: between - begin, layout: performance.now() - between, height });
    }
    return taken;
  }, rounds);
  return {
    loop: median(samples.map(({ loop }) => loop)),
    layout: median(samples.map(({ layout }) => layout)),
  };
}

/**
 * How many times as long a slowed browser takes on this machine. It stops a page by signals, and
 * signals cost some virtual machines more than others.
 */
export async function measuredSlowdown(browser: Browser): Promise<Pace> {
  const page = await browser.newPage();
  try {
    await page.setContent(paragraphs);
    const usual = await paceOf(page);
    await page.emulateCPUThrottling(slowdown);
    const slowed = await paceOf(page);
    return { loop: slowed.loop / usual.loop, layout: slowed.layout / usual.layout };
  } finally {
    await page.close();
  }
}
