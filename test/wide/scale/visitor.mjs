import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';
import { findEngines } from '../../support/runner/find-engines.mjs';
import { chromiumFlags } from '../../support/runner/launchers.mjs';

const locator = `document.querySelector('store-locator')`;

/** The page of a shop with a locator, and browsers that visit it for the first time. */
export class Visitors {
  #server;
  #browser;

  static async open(service, src) {
    const visitors = new Visitors();
    visitors.#server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:,">
        <script type="module" src="${service}/dist/cdn/store-locator.js"></script>
        <store-locator src="${src}" loading="eager"></store-locator>`);
    });
    await new Promise((listening) => visitors.#server.listen(0, '127.0.0.1', listening));
    visitors.#browser = await puppeteer.launch({
      executablePath: findEngines().chromium,
      acceptInsecureCerts: true,
      args: [...chromiumFlags],
      protocolTimeout: 300_000,
    });
    return visitors;
  }

  /** A visitor who keeps nothing of an earlier visit. */
  async visit() {
    const context = await this.#browser.createBrowserContext();
    const page = await context.newPage();
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const started = Date.now();
    await page.goto(`http://127.0.0.1:${this.#server.address().port}`);
    return new Visitor(context, page, complaints, started);
  }

  async close() {
    await this.#browser.close();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

class Visitor {
  complaints;
  #context;
  #page;
  #started;

  constructor(context, page, complaints, started) {
    this.#context = context;
    this.#page = page;
    this.complaints = complaints;
    this.#started = started;
  }

  /** Waits for a fact of the page, and gives the milliseconds since the visit began. */
  async when(expression) {
    await this.#page
      .waitForFunction(expression, { timeout: 240_000, polling: 100 })
      .catch((cause) => {
        throw new Error(`${expression}: ${this.complaints.join('; ')}`, { cause });
      });
    return Date.now() - this.#started;
  }

  whenRows = () => this.when(`${locator}?.shadowRoot?.querySelector('[part~=row]')`);
  whenReady = () => this.when(`${locator}?.status === 'ready'`);
  /** @param {number} id a store that has to be listed */
  whenListed = (id) => this.when(`${locator}.stores.some((store) => store.id === ${id})`);

  ids = () => this.#page.evaluate(`${locator}.stores.map(({ id }) => id)`);
  refresh = () => this.#page.evaluate(`${locator}.refresh()`);

  /** From now on, the least number of stores and of rows is remembered. */
  watch = () =>
    this.#page.evaluate(`{
      globalThis.least = { stores: Infinity, rows: Infinity };
      setInterval(() => {
        const { stores, shadowRoot } = ${locator};
        const rows = shadowRoot.querySelectorAll('[part~=row]').length;
        least.stores = Math.min(least.stores, stores.length);
        least.rows = Math.min(least.rows, rows);
      }, 50);
    }`);

  least = () => this.#page.evaluate('least');

  /** The megabytes of the page's objects that are still in use. */
  async heap() {
    const session = await this.#page.createCDPSession();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  }

  leave = () => this.#context.close();
}
