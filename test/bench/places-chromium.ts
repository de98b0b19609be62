import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import type { Store } from '../../src/domain/store.js';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}
interface PageGlobals {
  resolve: (stores: readonly Store[]) => Promise<{ wallMs: number; placed: number }>;
  type: (texts: readonly string[]) => Promise<number[]>;
}

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
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'resolve' in globalThis);
    await page.evaluate((all) => Object.assign(globalThis, { stores: all }), stores as Store[]);
    await page.tracing.start({ categories: ['toplevel', '__metadata'] });
    const { wallMs, placed } = await page.evaluate(() => {
      const globals = globalThis as unknown as PageGlobals & { stores: Store[] };
      return globals.resolve(globals.stores);
    });
    const tasks = mainThreadTasks((await page.tracing.stop()) ?? new Uint8Array());
    const cpuMs = tasks.reduce((sum, ms) => sum + ms, 0);
    const times = await page.evaluate(
      (texts) => (globalThis as unknown as PageGlobals).type(texts),
      TEXTS,
    );
    times.sort((a, b) => a - b);
    return [
      `${stores.length} stores cold in Chromium: ${wallMs.toFixed(0)} ms, of CPU on the main thread ${cpuMs.toFixed(0)} ms, ` +
        `longest task ${Math.max(0, ...tasks).toFixed(0)} ms; ${placed} placed`,
      `a key typed, shards in memory: median ${times[times.length >> 1]?.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(1)} ms`,
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

/** Milliseconds of each task on the page's main thread. */
function mainThreadTasks(trace: Uint8Array): number[] {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as {
    traceEvents: TraceEvent[];
  };
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' &&
      name.endsWith('RunTask') &&
      threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  return tasks.map(({ dur = 0 }) => dur / 1000);
}
