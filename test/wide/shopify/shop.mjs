import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { fillShopify } from '../../kits/fill-shopify.mjs';
import { findEngines } from '../../support/runner/find-engines.mjs';
import { chromiumFlags } from '../../support/runner/launchers.mjs';
import { runIn, serveFolder, withService } from '../consumer.mjs';
import { assetsPath, createTheme, pageOf, shopObjects, writePage } from './theme.mjs';

const timeout = 60_000;

/**
 * Runs `work` with a shop that has the extension, and with the demo's service at another origin.
 */
export async function withShop(work) {
  await runIn('.', process.execPath, ['test/support/runner/build-if-stale.mjs']);
  const folder = await mkdtemp(join(tmpdir(), 'shopify-'));
  const browser = await puppeteer.launch({
    executablePath: findEngines().chromium,
    args: [...chromiumFlags],
  });
  try {
    const kit = join(folder, 'kit');
    const site = join(folder, 'site');
    await fillShopify(kit);
    await cp(join(kit, 'assets'), join(site, assetsPath), { recursive: true });
    return await withService((service) =>
      serveFolder(site, (origin) => work(new Shop({ browser, kit, site, origin, service }))),
    );
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

class Shop {
  #parts;
  #pages = 0;

  constructor(parts) {
    this.#parts = parts;
    this.service = parts.service;
  }

  /** Renders a block; `objects` replaces some of the shop's objects. */
  async render(name, settings, scope, objects = {}) {
    const theme = await createTheme(this.#parts.kit, { ...shopObjects, ...objects });
    return theme(name, settings, scope);
  }

  /** The app embed with the service's address and a key. */
  embed(settings = {}, objects) {
    const own = { base_url: this.service, public_key: 'pk_demo', ...settings };
    return this.render('settings', own, {}, objects);
  }

  /** Opens a page of the shop, and notes its requests, complaints and breaches of its policy. */
  async open(parts, { designMode = false, isStrict = true } = {}) {
    const path = `page-${++this.#pages}.html`;
    const { browser, site, origin, service } = this.#parts;
    await writePage(site, path, pageOf({ service, isStrict, ...parts }));
    // The answers that an earlier page has kept would change the words of this one.
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const seen = { requests: [], complaints: [] };
    page.on('request', (request) => {
      // A browser asks first whether it may send the key's header.
      if (request.method() !== 'OPTIONS') seen.requests.push(request.url());
    });
    page.on('pageerror', (error) => seen.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') seen.complaints.push(message.text());
    });
    await page.evaluateOnNewDocument((isDesign) => {
      globalThis.breaches = [];
      addEventListener('securitypolicyviolation', (event) =>
        globalThis.breaches.push(`${event.violatedDirective} ${event.blockedURI}`),
      );
      if (isDesign) globalThis.Shopify = { designMode: true };
    }, designMode);
    await page.goto(origin + path);
    return new ShopPage(page, seen, [origin, service]);
  }
}

class ShopPage {
  #seen;
  #hosts;

  constructor(page, seen, addresses) {
    this.page = page;
    this.#seen = seen;
    this.#hosts = addresses.map((address) => new URL(address).host);
  }

  /** The requests whose address holds a text. */
  asked(part) {
    return this.#seen.requests.filter((address) => address.includes(part));
  }

  get complaints() {
    return this.#seen.complaints;
  }

  /** Waits until a function of the page returns something true, and returns that. */
  async until(what, find, ...values) {
    const handle = await this.page
      .waitForFunction(find, { timeout, polling: 100 }, ...values)
      .catch((cause) => {
        throw new Error(`${what}: ${this.complaints.join('; ')}`, { cause });
      });
    return handle.jsonValue();
  }

  /** Waits until the locator of this rank has rows. */
  rows(rank = 0) {
    return this.until(
      'no rows',
      (index) =>
        document
          .querySelectorAll('store-locator')
          [index]?.shadowRoot?.querySelectorAll('[part~=row]').length,
      rank,
    );
  }

  /** Waits until the badge shows this text. */
  says(text) {
    return this.until(
      `the badge does not say “${text}”`,
      (wanted) =>
        document
          .querySelector('stock-badge')
          ?.shadowRoot?.querySelector('[part~=label]')
          ?.textContent.includes(wanted),
      text,
    );
  }

  /** Throws where the page complained, broke its policy, or asked another host. */
  async expectClean() {
    const breaches = await this.page.evaluate(() => globalThis.breaches);
    const foreign = this.#seen.requests.filter(
      (address) =>
        !address.startsWith('data:') &&
        !address.startsWith('blob:') &&
        !this.#hosts.includes(new URL(address).host),
    );
    const all = [...this.complaints, ...breaches, ...foreign];
    if (all.length > 0) throw new Error(all.join('; '));
  }

  close() {
    return this.page.close();
  }
}
