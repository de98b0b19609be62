import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { launch, type Browser } from 'puppeteer-core';
import type { Store } from '../../src/domain/store/store.js';

interface Resolved {
  readonly wallMs: number;
  readonly longestMs: number;
  readonly placed: number;
}
interface PageGlobals {
  resolve: (stores: readonly Store[]) => Promise<Resolved>;
  type: (texts: readonly string[]) => Promise<number[]>;
}

const RUNS = 3;
const TEXTS = ['90210', 'san francisco', 'Portland, ME', 'kingwood tx', 'st. louis', 'nyc'];

/** Cold resolve of the stores and typing, in Chromium: two lines. */
export async function inChromium(stores: readonly Store[], dataFolder: string): Promise<string[]> {
  const entry = new URL('places-page.ts', import.meta.url).pathname;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
  });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/data/'))
      readFile(join(dataFolder, path.slice('/data/'.length))).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
    else if (path === '/page.js')
      response.setHeader('content-type', 'text/javascript').end(outputFiles[0]?.contents);
    else
      response
        .setHeader('content-type', 'text/html')
        .end('<script type="module" src="/page.js"></script>');
  }).listen(0, '127.0.0.1');
  const browser = await launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const runs: Run[] = [];
    for (let i = 0; i < RUNS; i++) runs.push(await run(browser, address, stores));
    const least = (key: 'wallMs' | 'cpuMs' | 'longestMs'): string =>
      Math.min(...runs.map((one) => one[key])).toFixed(0);
    const keys = runs[0]?.keysMs.toSorted((a, b) => a - b) ?? [];
    return [
      `${stores.length} stores cold in Chromium, the least of ${RUNS} runs: ${least('wallMs')} ms, ` +
        `CPU of the main thread ${least('cpuMs')} ms, longest task ${least('longestMs')} ms ` +
        `(0: none of 50 ms); ${runs[0]?.placed} placed`,
      `a key typed, shards in memory: median ${keys[keys.length >> 1]?.toFixed(1)} ms, ` +
        `longest ${keys.at(-1)?.toFixed(1)} ms`,
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

interface Run extends Resolved {
  readonly cpuMs: number;
  readonly keysMs: readonly number[];
}

/** In a fresh page, so that nothing is in memory and no code is warm. */
async function run(browser: Browser, address: string, stores: readonly Store[]): Promise<Run> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuSeconds = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  await page.goto(address);
  await page.waitForFunction(() => 'resolve' in globalThis);
  await page.evaluate((all) => Object.assign(globalThis, { stores: all }), stores as Store[]);
  const before = await cpuSeconds();
  const resolved = await page.evaluate(() => {
    const globals = globalThis as unknown as PageGlobals & { stores: Store[] };
    return globals.resolve(globals.stores);
  });
  const cpuMs = 1000 * ((await cpuSeconds()) - before);
  const keysMs = await page.evaluate(
    (texts) => (globalThis as unknown as PageGlobals).type(texts),
    TEXTS,
  );
  await context.close();
  return { ...resolved, cpuMs, keysMs };
}
