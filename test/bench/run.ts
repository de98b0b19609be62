// Prints the cost of large listings in a browser with a slow processor, and writes it into
// docs/performance.md. Slow figures are no failure, because machines differ.
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findEngines } from '../support/runner/find-engines.mjs';
import { firstLoads } from '../support/reports/first-load.mjs';
import { chromiumFlags } from '../support/runner/launchers.mjs';
import type { Listing } from './listings/listing.js';
import { realChain } from './listings/real-chain.js';
import { fiftyThousandRecords, tenThousand } from './listings/ten-thousand.js';
import { measureListing } from './measure-listing.js';
import type { Samples } from './measures.js';
import { writeReport } from './report.js';
import { compareTable } from './rivals/compare-table.js';
import { compare } from './rivals/compare.js';
import { rivalFiles } from './rivals/rival-files.js';
import { rivals } from './rivals/rivals.js';
import { serveSite } from './site.js';
import { measuredSlowdown } from './slowdown.js';
import { missing, tableOf, type Column } from './table.js';
import { slowdown } from './visit.js';
import { worstTasks } from './worst-tasks.js';

const runs = Number(process.env.RUNS ?? 5);
const kilobyte = 1024;

/** Every script that Chromium has asked for when the first rows are painted. */
async function scriptKilobytes(): Promise<number> {
  const entry = 'store-locator.js';
  const html = (origin: string) =>
    `<store-locator base-url="${origin}" public-key="pk_demo"></store-locator>`;
  const shown = `document.querySelector('store-locator')?.shadowRoot?.querySelector('[data-id]')`;
  const page = { entry, html, shown };
  const files = (await firstLoads([page])).get(page) ?? [];
  const bytes = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(readFileSync(`dist/cdn/${file}`), { level: 9 }).length);
  return bytes.reduce((sum, length) => sum + length, 0) / kilobyte;
}

async function machine(browser: Browser): Promise<string> {
  const [cpu] = cpus();
  const [load = 0] = loadavg();
  const { loop, layout } = await measuredSlowdown(browser);
  const facts = [
    `${await browser.version()}, 1280 × 800, map in view, a new visitor each time, ${runs} runs`,
    `processor slowed ${slowdown}x: a loop was measured to take ${loop.toFixed(1)} times as long, a layout ${layout.toFixed(1)} times`,
    `${cpus().length} cores (${cpu?.model}) with a load of ${load.toFixed(1)} at the end`,
    "the page's request budget is raised to 1000 a minute, since every run is the same visitor to it",
    "the pages of the browser's own address box, which come with each window, are off",
  ];
  return facts.map((fact) => `- ${fact}`).join('\n');
}

async function compareRivals(ownKilobytes: number): Promise<string> {
  const site = await serveSite(tenThousand);
  try {
    const kilobytes = new Map([['store-locator', ownKilobytes]]);
    for (const rival of rivals)
      kilobytes.set(rival.name, (await rivalFiles(rival, '')).gzipBytes / kilobyte);
    return compareTable(await compare(launch, site, runs), kilobytes);
  } finally {
    await site.close();
  }
}

const real = realChain();
if (!real) console.log('The real listing is not beside this repository: skipped.');
const listings: Listing[] = [tenThousand];
if (real) {
  const records = () => real.locations ?? [];
  listings.push(real, {
    ...real,
    name: `${real.name}, gazetteer`,
    coordinates: undefined,
    records,
  });
}

const executablePath = findEngines().chromium;
if (!executablePath)
  throw new Error('The bench needs Chromium: node test/support/runner/browsers.mjs');
const launch = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath,
    args: [...chromiumFlags],
    // A page that shows every store at once may not answer for minutes.
    protocolTimeout: 900_000,
  });
const browser = await launch();
try {
  const fixed: Samples = { scriptKilobytes: await scriptKilobytes() };
  const columns: Column[] = [];
  const longTasks: string[] = [];
  for (const listing of listings) {
    const site = await serveSite(
      listing,
      listing === tenThousand ? fiftyThousandRecords : undefined,
    );
    try {
      const withMany = listing === tenThousand;
      const measured = await measureListing(browser, site.url, runs, { withMany });
      columns.push({
        name: listing.name,
        runs: [fixed, ...measured],
        without: withMany ? [] : ['manyKey'],
      });
      const worst = await worstTasks(browser, site.url);
      longTasks.push(`${listing.name}`, ...worst.map((line) => `  ${line}`));
    } finally {
      await site.close();
    }
  }
  const limits = tableOf(columns);
  console.log(`\n${limits}\n\n${longTasks.join('\n')}`);
  const beside = await compareRivals(fixed.scriptKilobytes ?? NaN);
  const where = await machine(browser);
  console.log(`\n${where}\n\n${beside}`);
  await writeReport(fileURLToPath(new URL('../..', import.meta.url)), {
    machine: where,
    limits,
    rivals: beside,
    whatRivalsAre: rivals.map(({ name, what }) => `**${name}**: ${what}`),
    longTasks: longTasks.join('\n'),
  });
  const unmeasured = missing(columns);
  if (unmeasured.length > 0) {
    console.error(`\nNot measured:\n${unmeasured.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
