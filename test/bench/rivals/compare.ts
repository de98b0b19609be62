import type { Browser, Page } from 'puppeteer-core';
import { whenAllThere } from '../loading.js';
import { heapMegabytes } from '../heap.js';
import type { Site } from '../site.js';
import { click, typeKeys } from '../typing.js';
import { visit } from '../visit.js';
import { rivals } from './rivals.js';

export const compared = {
  firstRows: { what: 'navigation → first rows', unit: 'ms' },
  waitingRows: { what: 'the same, each request 100 ms late', unit: 'ms' },
  allRows: { what: 'navigation → all stores there', unit: 'ms' },
  longestTask: { what: 'longest task', unit: 'ms' },
  key: { what: 'keystroke → frame', unit: 'ms' },
  select: { what: 'select a row → frame', unit: 'ms' },
  listNodes: { what: 'nodes in the list', unit: '' },
  heap: { what: 'heap over an empty page', unit: 'MB' },
} as const;

export type ComparedName = keyof typeof compared;
export type ComparedSamples = Partial<Readonly<Record<ComparedName, number | undefined>>>;

/** A page that shows the same stores, ours among them. */
interface Contestant {
  readonly url: string;
  readonly list: string;
  readonly button: string;
  readonly box?: string | undefined;
}

const ours: Omit<Contestant, 'url'> = {
  list: '.scroller',
  button: '.row:nth-of-type(2) .name button',
  box: '.search input',
};

/** How long each request waits, where they wait. */
const roundTripMs = 100;

/**
 * The longest that a visitor would wait for one step. A page that takes longer has lost that
 * measure.
 */
export const timeoutMs = 120_000;
/** The figure of a lost step and of all later steps, which a busy page did not reach. */
export const lost = Infinity;

class TimedOut extends Error {}

/** Fails when it lasts too long; what it does goes on until its browser is ended. */
async function withTimeout<T>(step: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), timeoutMs);
  });
  try {
    return await Promise.race([step, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

type Step = (page: Page, contestant: Contestant) => Promise<ComparedSamples>;

/** In the order in which a visitor does them. */
const steps: readonly Step[] = [
  async (page, { url, list }) => {
    await page.goto(url);
    await whenAllThere(page);
    return page.evaluate(
      (selector) => ({
        firstRows: probe.firstRowsAt ?? NaN,
        allRows: probe.allRowsAt ?? NaN,
        longestTask: Math.max(0, ...probe.longTasks.map(({ duration }) => duration)),
        listNodes: probe.listNodes(selector),
      }),
      list,
    );
  },
  async (page) => ({ heap: await heapMegabytes(page) }),
  async (page, { button }) => ({ select: (await click(page, button)).ms }),
  async (page, { box }) => (box === undefined ? {} : { key: await typeKeys(page, box) }),
];

const reached = (sample: ComparedSamples, { box }: Contestant): ComparedSamples => {
  const names = Object.keys(compared) as ComparedName[];
  const measured = names.filter(
    (name) => name !== 'waitingRows' && (name !== 'key' || box !== undefined),
  );
  return Object.fromEntries(measured.map((name) => [name, sample[name] ?? lost]));
};

async function measureOnce(page: Page, contestant: Contestant): Promise<ComparedSamples> {
  let sample: ComparedSamples = {};
  try {
    for (const step of steps)
      sample = { ...sample, ...(await withTimeout(step(page, contestant))) };
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
  }
  return reached(sample, contestant);
}

/** The first rows of a page each of whose requests waits, as on a phone far from the server. */
async function measureWaiting(page: Page, { url }: Contestant): Promise<ComparedSamples> {
  try {
    await page.emulateNetworkConditions({ latency: roundTripMs, download: -1, upload: -1 });
    await page.goto(url, { timeout: timeoutMs });
    return { waitingRows: await withTimeout(page.evaluate(() => probe.firstRows)) };
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    return { waitingRows: lost };
  }
}

/** All contestants, one after another, `runs` times over: what each run measured, by name. */
export async function compare(
  launch: () => Promise<Browser>,
  site: Site,
  runs: number,
): Promise<ReadonlyMap<string, readonly ComparedSamples[]>> {
  const emptyUrl = `${site.url}empty.html`;
  /**
   * Works in a warmed-up browser of its own. The browser is ended afterwards, even if its page is
   * busy.
   */
  const alone = async <T>(url: string, work: (page: Page) => Promise<T>): Promise<T> => {
    const browser = await launch();
    await visit(browser, emptyUrl, ({ page }) => page.goto(emptyUrl));
    const done = new Promise<T>((resolve, reject) => {
      visit(browser, url, ({ page }) => work(page).then(resolve)).catch(reject);
    });
    return done.finally(() => browser.process()?.kill('SIGKILL'));
  };
  const emptyHeap = await alone(emptyUrl, async (page) => {
    await page.goto(emptyUrl);
    return heapMegabytes(page);
  });
  const contestants = new Map<string, Contestant>([
    ['store-locator', { url: site.url, ...ours }],
    ...rivals.map(
      (rival) => [rival.name, { ...rival, url: `${site.url}rivals/${rival.id}/` }] as const,
    ),
  ]);
  const samples = new Map<string, ComparedSamples[]>();
  for (let run = 0; run < runs; run++) {
    for (const [name, contestant] of contestants) {
      const sample = await alone(contestant.url, (page) => measureOnce(page, contestant));
      const waiting = await alone(contestant.url, (page) => measureWaiting(page, contestant));
      const heap = sample.heap === undefined ? undefined : sample.heap - emptyHeap;
      samples.set(name, [...(samples.get(name) ?? []), { ...sample, ...waiting, heap }]);
    }
  }
  return samples;
}
