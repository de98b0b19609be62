import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { serve, type Serving } from '../../demo/serve.js';
import { fakeNominatim } from '../cli/fake-nominatim.js';
import { listen, type Listening } from '../cli/listen.js';
import { openShop, someLocations } from '../cli/shop.js';
import { Workplace } from '../cli/workplace.js';
import { findEngines } from '../support/runner/find-engines.mjs';
import { chromiumFlags } from '../support/runner/launchers.mjs';

const executablePath = findEngines().chromium;
const locations = someLocations(40);

const skip = !executablePath && 'needs Chromium';
describe('a snapshot of the command on a server of its own', { skip }, () => {
  let files: Serving;
  let cdn: Listening;
  let shop: Listening;
  let browser: Browser;
  let page: Page;
  /** The requests that the snapshot's server received. */
  const asked: string[] = [];
  const elsewhere: string[] = [];

  before(async () => {
    const workplace = new Workplace();
    const service = await openShop(locations);
    const geocoder = await fakeNominatim(locations);
    const nominatim = ['--geocoder', 'nominatim', '--endpoint', geocoder.url];
    const pace = ['--requests-per-second', '1000'];
    const { code, err } = await workplace.run(workplace.arguments(service, ...nominatim, ...pace));
    assert.equal(code, 0, err);
    const snapshot = readFileSync(workplace.file);
    workplace.remove();
    await Promise.all([service.close(), geocoder.close()]);

    files = await serve({ port: 0 });
    cdn = await listen(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      // Typical headers of a CDN: readable by all origins and cacheable, but no list of allowed
      // request headers.
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cache-Control', 'public, max-age=3600');
      response.setHeader('Content-Type', 'application/json');
      response.end(snapshot);
    });
    const dist = `http://127.0.0.1:${files.port}`;
    shop = await listen((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:,">
        <script type="module" src="${dist}/dist/cdn/store-locator.js"></script>
        <store-locator src="${cdn.url}/stores.json?v=1"></store-locator>`);
    });
    browser = await puppeteer.launch({
      executablePath: executablePath ?? '',
      args: [...chromiumFlags],
    });
    page = await browser.newPage();
    page.on('request', (request) => {
      const known = [dist, cdn.url, shop.url, 'data:'];
      if (!known.some((address) => request.url().startsWith(address)))
        elsewhere.push(request.url());
    });
  });
  after(async () => {
    await browser.close();
    await Promise.all([files, cdn, shop].map(({ close }) => close()));
  });

  const state = () =>
    page.evaluate(() => {
      const { status, stores, shadowRoot } = document.querySelector('store-locator') as unknown as {
        status: string;
        stores: readonly { position?: { precision: string } }[];
        shadowRoot: ShadowRoot;
      };
      return {
        status,
        precisions: [...new Set(stores.map(({ position }) => position?.precision))],
        rows: shadowRoot.querySelectorAll('[part~=row]').length,
      };
    });

  it('is requested once, without a preflight, and shows rows and pins', async () => {
    await page.goto(shop.url);
    await page.waitForFunction(
      `document.querySelector('store-locator').shadowRoot?.querySelector('[part~=pin]')`,
      { timeout: 20_000, polling: 100 },
    );
    assert.deepEqual(await state(), { status: 'ready', precisions: ['address'], rows: 25 });
    assert.deepEqual(asked, ['GET /stores.json?v=1']);
    assert.deepEqual(elsewhere, []);
  });

  it('is taken from the browser’s cache by the shop’s next page', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${shop.url}/next`);
    await page.waitForFunction(`document.querySelector('store-locator').status === 'ready'`, {
      polling: 100,
    });
    assert.equal((await state()).rows, 25);
    assert.deepEqual(asked, ['GET /stores.json?v=1']);
  });
});
