// `npm run bench:streets`: bytes and time until streets are painted, beside protomaps-leaflet on
// the same tiles. It replaces its section of docs/performance.md.
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import puppeteer, { type Browser } from 'puppeteer-core';
import { markStreets, streetsSheet } from '../../support/harness/mark-streets.js';
import { findEngines } from '../../support/runner/find-engines.mjs';
import { chromiumFlags } from '../../support/runner/launchers.mjs';
import { streetsHeading } from '../report.js';
import { slowdown } from '../visit.js';
import { serveStreets } from './serve-streets.js';

const runs = Number(process.env.RUNS ?? 5);
const view = [48.8805, 2.338] as const;
const zoom = 15;

interface Visit {
  readonly bytes: number;
  readonly streetBytes: number;
  readonly ms: number;
  readonly longestTask: number;
}

/** Loads a page as a new visitor, until its streets are painted and the network is quiet. */
async function visit(browser: Browser, url: string, isOurs: boolean): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    urls.set(requestId, request.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await page.evaluateOnNewDocument(() => {
    const marks = window as unknown as { longest: number };
    marks.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        marks.longest = Math.max(marks.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.evaluateOnNewDocument(markStreets);
  try {
    await page.goto(url);
    const painted = await page.waitForFunction(
      (sheet) => {
        if (!sheet) return (window as unknown as { painted?: number }).painted;
        const { shadowRoot } = document.querySelector('store-locator') ?? {};
        return shadowRoot?.querySelector(sheet) && performance.now();
      },
      { polling: 'raf', timeout: 60_000 },
      isOurs && streetsSheet,
    );
    const ms = Number(await painted.jsonValue());
    await page.waitForNetworkIdle({ idleTime: 1_000 });
    const longestTask = await page.evaluate(
      () => (window as unknown as { longest: number }).longest,
    );
    const sum = (of: RegExp): number =>
      [...sizes].reduce((all, [id, size]) => all + (of.test(urls.get(id) ?? '') ? size : 0), 0);
    return {
      bytes: sum(/^http/),
      streetBytes: sum(/\/tiles\/|\/streets-|streets\.json/),
      ms,
      longestTask,
    };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const { chromium } = findEngines();
if (!chromium) throw new Error('Chromium was not found; CHROMIUM may name it.');
const site = await serveStreets(view, zoom);
const browser = await puppeteer.launch({ executablePath: chromium, args: [...chromiumFlags] });
const visits: { ours: Visit[]; rival: Visit[] } = { ours: [], rival: [] };
for (let run = 0; run < runs; run++)
  for (const name of ['ours', 'rival'] as const)
    visits[name].push(await visit(browser, `${site.url}/${name}.html`, name === 'ours'));
await browser.close();
site.close();

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0);
const rows = (
  [
    ['bytes of the page with all its streets, KB', 'bytes', kilobytes],
    ['of these, streets, KB', 'streetBytes', kilobytes],
    ['navigation → streets painted, ms', 'ms', (ms: number) => ms.toFixed(0)],
    ['longest task, ms', 'longestTask', (ms: number) => ms.toFixed(0)],
  ] as const
).map(([label, key, show]) => {
  const [ours, rival] = [visits.ours, visits.rival].map((some) =>
    median(some.map((one) => one[key])),
  ) as [number, number];
  const ratio = `${(rival / ours).toFixed(1)}×${rival < ours ? ' *' : ''}`;
  return `| ${label} | ${show(ours)} | ${show(rival)} (${ratio}) |`;
});
const text = `${streetsHeading}

Written by \`npm run bench:streets\`: central Paris at zoom ${zoom}, 1280 × 800, processor slowed ${slowdown}x, a new visitor each time, the median of ${runs} runs, without a GPU. A star marks what the other does better.

protomaps-leaflet 5.1 draws the same roads, water and green of the same tiles, with street names, on Leaflet. These tiles hold no buildings, shops and house numbers; usual tiles do. Our page also has the list, the search and the embedded map.

| | store-locator | protomaps-leaflet |
| --- | --- | --- |
${rows.join('\n')}
`;
const section = await format(text, { parser: 'markdown' });
const file = 'docs/performance.md';
const before = await readFile(file, 'utf8');
const start = before.indexOf(streetsHeading);
const above = start < 0 ? before : before.slice(0, start);
const [, below = ''] = start < 0 ? [] : before.slice(start).split(/\n(?=## )/);
await writeFile(file, `${above.trimEnd()}\n\n${section}${below && `\n${below}`}`);
console.log(section);
