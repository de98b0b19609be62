import puppeteer from 'puppeteer-core';
import { findEngines } from '../../support/runner/find-engines.mjs';
import { chromiumFlags } from '../../support/runner/launchers.mjs';

const timeout = 60_000;

/**
 * Runs `work` with a browser that notes the requests and complaints of its pages.
 *
 * @param {{ address: string }} site
 * @param {(visitor: Visitor) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withVisitor(site, work) {
  const browser = await puppeteer.launch({
    executablePath: findEngines().chromium,
    args: [...chromiumFlags],
    defaultViewport: { width: 1280, height: 900 },
  });
  try {
    return await work(new Visitor(site, browser));
  } finally {
    await browser.close();
  }
}

class Visitor {
  constructor(site, browser) {
    this.site = site;
    this.browser = browser;
    this.people = new Map();
  }

  /** A page of its own profile, so that nothing is kept of earlier pages. */
  async open(path) {
    const context = await this.browser.createBrowserContext();
    return this.goTo(await context.newPage(), path);
  }

  async goTo(page, path) {
    const visit = new Visit(page);
    const response = await page.goto(new URL(path, this.site.address).href, { timeout });
    visit.status = response.status();
    return visit;
  }

  /** A page of somebody who has logged in. */
  async logIn(name = 'admin') {
    const known = this.people.get(name);
    if (known) return known;
    const { page } = await this.open('/wp-login.php');
    await page.waitForFunction("document.activeElement?.id === 'user_login'", { timeout });
    await page.type('#user_login', name);
    await page.type('#user_pass', 'password');
    await Promise.all([page.waitForNavigation({ timeout }), page.click('#wp-submit')]);
    this.people.set(name, page);
    return page;
  }

  /** An address that an administrator opens. */
  async openAsAdmin(path) {
    return this.goTo(await this.logIn(), path);
  }
}

class Visit {
  constructor(page) {
    this.page = page;
    this.requests = [];
    this.complaints = [];
    page.removeAllListeners('request');
    page.removeAllListeners('console');
    page.removeAllListeners('pageerror');
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  /** The origins that the page has asked. */
  origins() {
    const far = this.requests.filter((url) => /^https?:/.test(url));
    return [...new Set(far.map((url) => new URL(url).origin))].sort();
  }

  /** Waits until a function of the page returns something true, and returns it. */
  async until(fact, ...args) {
    const handle = await this.page
      .waitForFunction(fact, { timeout, polling: 100 }, ...args)
      .catch((cause) => {
        const said = this.complaints.join('; ');
        throw new Error(`${this.page.url()} never shows it: ${fact}. ${said}`, { cause });
      });
    return handle.jsonValue();
  }

  /** Waits until a locator has rows, and returns their names. */
  async rows() {
    return this.until(() => {
      const shadow = document.querySelector('store-locator')?.shadowRoot;
      const names = [...(shadow?.querySelectorAll('[part~=row-name]') ?? [])];
      return names.length > 0 && names.map((name) => name.textContent.trim());
    });
  }

  /** Waits until all badges know their stock, and returns the words and values of each. */
  async badges() {
    return this.until(() => {
      const badges = [...document.querySelectorAll('stock-badge')];
      for (const badge of badges) if (badge.status !== 'ready') badge.scrollIntoView();
      return (
        badges.length > 0 &&
        badges.every((badge) => badge.status === 'ready' && badge.stockStatus !== 'unknown') &&
        badges.map((badge) => ({
          product: badge.getAttribute('product-id'),
          variant: badge.variantId ?? '',
          stock: badge.stockStatus,
          text: badge.shadowRoot.querySelector('[part~=label]')?.textContent.trim() ?? '',
        }))
      );
    });
  }

  async shot(name) {
    const folder = process.env.WORDPRESS_SHOTS;
    if (folder) await this.page.screenshot({ path: `${folder}/${name}.png`, fullPage: false });
  }
}
