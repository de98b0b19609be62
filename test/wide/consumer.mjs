import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import puppeteer from 'puppeteer-core';
import { tsImport } from 'tsx/esm/api';
import { findEngines } from '../support/runner/find-engines.mjs';
import { chromiumFlags } from '../support/runner/launchers.mjs';

const run = promisify(execFile);
const name = 'store-locator-elements';
const timeoutMs = 60_000;

/**
 * A project that has installed the packed package, in a folder of its own that goes away after
 * `work`. The map data lies in `public/data/`.
 *
 * @param {{ dependencies: Record<string, string>, files: Record<string, string> }} project
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function inConsumer({ dependencies, files }, work) {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'));
  try {
    const tarball = await pack(folder);
    const manifest = {
      private: true,
      type: 'module',
      dependencies: { ...dependencies, [name]: `file:${tarball}` },
    };
    const all = { 'package.json': JSON.stringify(manifest), ...files };
    for (const [path, text] of Object.entries(all)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    const data = join(folder, 'node_modules', name, 'dist/cdn/data');
    await cp(data, join(folder, 'public/data'), { recursive: true });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Packs the built files, which are built before where they are stale. */
async function pack(folder) {
  await runIn(resolve('.'), process.execPath, ['test/support/runner/build-if-stale.mjs']);
  const options = ['--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await runIn(resolve('.'), 'npm', ['pack', ...options]);
  return join(folder, JSON.parse(stdout)[0].filename);
}

/** Runs a command; when it fails, its output is in the error. */
export async function runIn(cwd, command, args) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  return run(command, args, { cwd, env, maxBuffer: 2 ** 26 }).catch((error) => {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, {
      cause: error,
    });
  });
}

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Runs `work` with the address of the reference service, which any origin may ask. */
export async function withService(work) {
  const { serve } = await tsImport('../../demo/serve.ts', import.meta.url);
  const { port, close } = await serve({ port: 0 });
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    await close();
  }
}

/** Runs `work` with the address of a server of this folder's files. */
export async function serveFolder(folder, work) {
  const { sendFile } = await tsImport('../../demo/service/static-files.ts', import.meta.url);
  const server = createHttpServer((request, response) => {
    const path = request.url.replace(/\?.*$/, '').replace(/\/$/, '/index.html');
    sendFile(folder, path, request, response).catch(() => response.destroy());
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Throws unless the pages show pins on land, and complain of nothing. */
export async function expectPins(addresses) {
  const browser = await puppeteer.launch({
    executablePath: findEngines().chromium,
    args: [...chromiumFlags],
  });
  try {
    for (const address of addresses) await expectPinsOn(await browser.newPage(), address);
  } finally {
    await browser.close();
  }
}

async function expectPinsOn(page, address) {
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(address);
  for (const part of ['[part~=row]', '[part~=pin]', 'canvas']) {
    const isThere = `document.querySelector('store-locator')?.shadowRoot?.querySelector('${part}')`;
    await page.waitForFunction(isThere, { timeout: timeoutMs, polling: 100 }).catch((cause) => {
      throw new Error(`${address} shows no ${part}: ${complaints.join('; ')}`, { cause });
    });
  }
  if (complaints.length > 0) throw new Error(`${address} complains: ${complaints.join('; ')}`);
}

/** Counts checks that each throw when they fail; without Chromium all are skipped. */
export async function countChecks(checks) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [title, check] of checks) {
    if (!findEngines().chromium) counts.skipped++;
    else
      await check().then(
        () => counts.passed++,
        (error) => {
          console.error(`${title} failed:`, error.message);
          counts.failed++;
        },
      );
  }
  return counts;
}

/** For a part that is run by itself: prints its counts, and fails where one failed. */
export async function runAlone({ name: part, run: runPart }) {
  const counts = await runPart();
  console.log(part, counts);
  if (counts.failed > 0 || counts.passed + counts.skipped === 0) process.exitCode = 1;
}
