import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import puppeteer, { type Browser } from 'puppeteer-core';
import { serve, type Serving } from '../../demo/serve.js';
import { findEngines } from '../support/runner/find-engines.mjs';
import { chromiumFlags } from '../support/runner/launchers.mjs';

const executablePath = findEngines().chromium;
let folder: string;
let serving: Serving;
let browser: Browser;

describe('an HTML file opened from disk', { skip: !executablePath && 'needs Chromium' }, () => {
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'from-disk-'));
    serving = await serve({ port: 0 });
    browser = await puppeteer.launch({
      executablePath: executablePath ?? '',
      args: [...chromiumFlags],
    });
  });
  after(async () => {
    await browser.close();
    await serving.close();
    await rm(folder, { recursive: true });
  });

  const scripts = {
    'the module': (origin: string) =>
      `<script type="module" src="${origin}/dist/cdn/store-locator-elements.js"></script>`,
    'the classic script': (origin: string) =>
      `<script src="${origin}/dist/cdn/store-locator-elements.classic.js"></script>`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    it(`shows rows, map and stock with ${name}`, async () => {
      const origin = `http://127.0.0.1:${serving.port}`;
      const connection = `base-url="${origin}" public-key="pk_demo"`;
      const file = join(folder, 'shop.html');
      await writeFile(
        file,
        `<!doctype html>${script(origin)}
        <store-locator ${connection} coordinates-src="${origin}/service/data/positions.json"></store-locator>
        <stock-badge ${connection} product-id="8637284213935" variant-id="4745979901460"></stock-badge>`,
      );
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('requestfailed', (request) => {
        // what is read ahead of the listing's end is let go
        const isLetGo = request.failure()?.errorText === 'net::ERR_ABORTED';
        if (!isLetGo) complaints.push(`not loaded: ${request.url()}`);
      });
      await page.goto(pathToFileURL(file).href);

      // asked again and again: what happens in a shadow root is no mutation of the document
      const inside = (tag: string, part: string) =>
        page.waitForFunction(
          `document.querySelector('${tag}').shadowRoot?.querySelector('[part~=${part}]')`,
          { timeout: 20_000, polling: 100 },
        );
      await inside('store-locator', 'row');
      await inside('store-locator', 'pin');
      await page.waitForFunction(`document.querySelector('stock-badge').stockStatus === 'in'`);
      const label = await inside('stock-badge', 'label');
      const said = await label.evaluate((element) => (element as Element).textContent);
      await page.close();

      assert.match(said ?? '', /^In stock at \d+ stores/);
      assert.deepEqual(complaints, []);
    });
  }
});
