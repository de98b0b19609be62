// Prints what large listings cost in a browser with a slow processor. It never fails for being slow: machines differ.
import { cpus, loadavg } from 'node:os';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findEngines } from '../support/find-engines.mjs';
import { firstLoads } from '../support/first-load.mjs';
import { chromiumFlags } from '../support/launchers.mjs';
import type { Listing } from './listings/listing.js';
import { realChain } from './listings/real-chain.js';
import { tenThousand } from './listings/ten-thousand.js';
import { watchLoading } from './loading.js';
import type { Samples } from './measures.js';
import { serveSite } from './site.js';
import { missing, tableOf, type Column } from './table.js';
import { typeWhileLoading, useLoaded } from './typing.js';
import { worstTasks } from './worst-tasks.js';

const runsEach = Number(process.env.RUNS ?? 5);
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

async function measure(browser: Browser, listing: Listing, fixed: Samples): Promise<Column> {
  const site = await serveSite(listing);
  const runs: Samples[] = [fixed];
  try {
    for (let run = 0; run < runsEach; run++) {
      for (const part of [watchLoading, typeWhileLoading, useLoaded]) {
        runs.push(await part(browser, site.url));
      }
    }
    console.log(`Longest tasks of one more load, ${listing.name}:`);
    for (const line of await worstTasks(browser, site.url)) console.log(`  ${line}`);
  } finally {
    await site.close();
  }
  return { name: listing.name, runs };
}

const real = realChain();
if (!real) console.log('The real listing is not beside this repository: skipped.');

const executablePath = findEngines().chromium;
if (!executablePath) throw new Error('The bench needs Chromium: node test/support/browsers.mjs');
const browser = await puppeteer.launch({ executablePath, args: chromiumFlags });
try {
  const fixed = { scriptKilobytes: await scriptKilobytes() };
  const columns: Column[] = [];
  for (const listing of [tenThousand, real]) {
    if (listing) columns.push(await measure(browser, listing, fixed));
  }
  const [cpu] = cpus();
  const [load = 0] = loadavg();
  console.log(`
${await browser.version()}, CPU slowed 4x, on ${cpus().length} cores (${cpu?.model}) with a load of ${load.toFixed(1)}
1280 × 800, map in view, new visitor each time, ${runsEach} runs: median (worst)
The page's request budget is raised to 1000 a minute, since every run is the same visitor to it.

${tableOf(columns)}`);
  const unmeasured = missing(columns);
  if (unmeasured.length > 0) {
    console.error(`\nNot measured:\n${unmeasured.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
