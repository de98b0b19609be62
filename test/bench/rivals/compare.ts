import type { Browser, Page } from 'puppeteer-core';
import { whenAllThere } from '../loading.js';
import { heapMegabytes } from '../heap.js';
import type { Site } from '../site.js';
import { click, typeKeys } from '../typing.js';
import { visit } from '../visit.js';
import { rivals } from './rivals.js';

export const compared = {
  firstRows: { what: 'navigation → first rows', unit: 'ms' },
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

async function measureOnce(page: Page, { url, list, button, box }: Contestant, emptyHeap: number) {
  await page.goto(url);
  await whenAllThere(page);
  const seen = await page.evaluate(
    (selector) => ({
      firstRows: probe.firstRowsAt ?? NaN,
      allRows: probe.allRowsAt ?? NaN,
      longestTask: Math.max(0, ...probe.longTasks.map(({ duration }) => duration)),
      listNodes: probe.listNodes(selector),
    }),
    list,
  );
  const heap = (await heapMegabytes(page)) - emptyHeap;
  const key = box === undefined ? undefined : await typeKeys(page, box);
  const select = (await click(page, button)).ms;
  return { ...seen, heap, key, select };
}

/** All contestants, one after another, `runs` times over: what each run measured, by name. */
export async function compare(
  browser: Browser,
  site: Site,
  runs: number,
): Promise<ReadonlyMap<string, readonly ComparedSamples[]>> {
  const emptyHeap = await visit(browser, `${site.url}empty.html`, async ({ page }) => {
    await page.goto(`${site.url}empty.html`);
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
      const measured = await visit(browser, contestant.url, ({ page }) =>
        measureOnce(page, contestant, emptyHeap),
      );
      samples.set(name, [...(samples.get(name) ?? []), measured]);
    }
  }
  return samples;
}
