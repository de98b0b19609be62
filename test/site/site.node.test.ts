import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { serve } from 'vitepress';
import { readPages, type PageOnSite } from './built-pages.js';
import { findEngines } from '../support/runner/find-engines.mjs';
import { chromiumFlags } from '../support/runner/launchers.mjs';

const built = 'site/dist';
const executablePath = findEngines().chromium;

let pages: readonly PageOnSite[] = [];

before(async () => {
  // While a page or a test is written, the site of the last build may be enough.
  if (!process.env.SITE_AS_BUILT)
    await promisify(execFile)(process.execPath, ['site/build/build.mjs', '--build']);
  pages = readPages(built);
});

const pageAt = (path: string): PageOnSite => {
  const page = pages.find((candidate) => candidate.path === path);
  assert.ok(page, `no page ${path}`);
  return page;
};

describe('the pages of the built site', () => {
  it('are those of docs/, of start, of migrations and of the reference', () => {
    const docs = readdirSync('docs').filter((name) => name.endsWith('.md'));
    assert.ok(pages.length > docs.length + 12, `${pages.length} pages`);
    for (const path of ['start/next', 'migrations/paid-widget', 'reference/command', 'changelog'])
      pageAt(`${path}.html`);
  });

  it('have no link to a page, a file or a heading that does not exist', () => {
    const dead: string[] = [];
    for (const { path, links } of pages)
      for (const link of links) {
        const { origin, pathname, hash } = new URL(link, `http://site/${path}`);
        if (origin !== 'http://site') continue;
        const file = decodeURIComponent(pathname)
          .replace(/^\//, '')
          .replace(/(^|\/)$/, '$1index.html');
        const target = pages.find((page) => page.path === file);
        const exists = target ?? existsSync(join(built, file));
        const anchor = decodeURIComponent(hash.slice(1));
        if (!exists || (target && anchor && !target.ids.has(anchor))) dead.push(`${path}: ${link}`);
      }
    assert.deepEqual(dead, []);
  });

  it('are all in the menu, but for those that few readers need', () => {
    const few = ['engineers/release', 'engineers/demo-streets', 'engineers/gazetteer-data'];
    const reached = new Set(pageAt('guides/csv.html').links.map((link) => link.replace(/^\//, '')));
    const missing = pages
      .map(({ path }) => path.replace(/(?:(?<=^|\/)index)?\.html$/, ''))
      .filter((page) => page && !/^404$|^decisions\/./.test(page) && !few.includes(page))
      .filter((page) => !reached.has(page) && !reached.has(`${page}.html`));
    assert.deepEqual(missing, []);
  });

  it('load nothing from another host', () => {
    const foreign = pages.flatMap(({ path }) =>
      [...readFileSync(join(built, path), 'utf8').matchAll(/<(?:script|link|img)\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => /(?:src|href)="(?:https?:)?\/\//.test(tag)),
    );
    assert.deepEqual(foreign, []);
  });
});

interface Named {
  readonly name: string;
}
interface Declaration extends Named {
  readonly tagName?: string;
  readonly attributes?: readonly Named[];
  readonly members?: readonly (Named & { readonly static?: boolean })[];
  readonly events?: readonly (Named & { readonly type: { readonly text: string } })[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

describe('the reference of the built site', () => {
  const { modules } = JSON.parse(readFileSync('dist/npm/custom-elements.json', 'utf8')) as {
    modules: readonly { readonly declarations?: readonly Declaration[] }[];
  };
  const declarations = modules.flatMap((module) => module.declarations ?? []);

  for (const element of declarations.filter(({ tagName }) => tagName))
    it(`names all of the manifest's <${element.tagName}>, and the details of each event`, () => {
      const { text } = pageAt(`reference/${element.tagName}.html`);
      const words = new Set(text.split(/[^\w$-]+/));
      const { attributes = [], members = [], events = [], slots = [], ...rest } = element;
      const { cssParts = [], cssProperties = [], cssStates = [] } = rest;
      const details = events.flatMap(
        ({ type }) => declarations.find(({ name }) => name === type.text)?.members ?? [],
      );
      const own = members.filter((member) => !member.static);
      const all = [attributes, own, events, slots, cssParts, cssProperties, cssStates, details];
      const names = all.flat().map(({ name }) => name);
      assert.ok(names.length > 50);
      assert.deepEqual(
        names.filter((name) => name && !words.has(name)),
        [],
      );
    });

  it('has the help of the command as it is printed', async () => {
    const { help } = (await import('../../src/cli/help.js')) as { help: string };
    const { text } = pageAt('reference/command.html');
    for (const line of help.split('\n').map((each) => each.trim())) assert.ok(text.includes(line));
  });
});

describe('a live element of the built site', { skip: !executablePath && 'needs Chromium' }, () => {
  let server: Server;
  let browser: Browser;
  let origin: string;

  before(async () => {
    ({ server } = (await serve({ root: 'site', port: 0 })) as unknown as { server: Server });
    if (!server.listening) await once(server, 'listening');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await puppeteer.launch({
      executablePath: executablePath ?? '',
      args: [...chromiumFlags],
    });
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  /** Opens a page; the list gets each complaint, and each request to another host. */
  async function open(path: string): Promise<{ page: Page; mishaps: string[] }> {
    const page = await browser.newPage();
    const mishaps: string[] = [];
    page.on('pageerror', (error) => mishaps.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) mishaps.push(message.text());
    });
    page.on('request', (request) => {
      if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(`${origin}/`))
        mishaps.push(`asked for ${request.url()}`);
    });
    await page.goto(`${origin}/${path}`);
    return { page, mishaps };
  }

  const facts: Readonly<Record<string, string>> = {
    'store-locator': `locator.scrollIntoView(); return locator.results?.length > 50
      && locator.shadowRoot.querySelector('[part~=row-name]')`,
    'stock-badge': `locator.scrollIntoView(); return locator.stockStatus === 'in'
      && /In stock at \\d+ stores/.test(locator.shadowRoot.textContent.replace(/\\s+/g, ' '))`,
  };
  const live: Readonly<Record<string, readonly string[]>> = {
    'index.html': ['store-locator', 'stock-badge'],
    'start/plain-html.html': ['store-locator'],
    'guides/store-locator.html': ['store-locator'],
    'guides/stock-badge.html': ['stock-badge'],
    'reference/store-locator.html': ['store-locator'],
  };
  const kinds = [
    ...['index', 'start/plain-html', 'guides/stock-badge', 'kits/wordpress', 'decisions/index'],
    ...['reference/stock-badge', 'configurator'],
  ];
  const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
  const faultsNow = `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => id + ': ' + target.join(' '))))`;

  for (const [path, tags] of Object.entries(live))
    it(`shows stores or stock on ${path}, and asks no other host`, async () => {
      const { page, mishaps } = await open(path);
      for (const tag of tags)
        await page.waitForFunction(
          `(() => { const locator = document.querySelector('.live-example ${tag}');
            if (!locator) return false; ${facts[tag]}; })()`,
          { polling: 100, timeout: 30_000 },
        );
      assert.deepEqual(mishaps, []);
      await page.close();
    });

  it('has no fault that axe finds on a page of each kind, in light and dark colours', async () => {
    const { page } = await open('index.html');
    const faults: string[] = [];
    for (const path of kinds) {
      await page.goto(`${origin}/${path}.html`);
      await page.evaluate(axe);
      for (const value of ['light', 'dark']) {
        await page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value },
          // A colour on its way to another has too little contrast.
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ]);
        const isDark = `document.documentElement.classList.contains('dark') === ${value === 'dark'}`;
        await page.waitForFunction(isDark);
        const found = (await page.evaluate(faultsNow)) as string[];
        faults.push(...found.map((fault) => `${path}, ${value}: ${fault}`));
      }
    }
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('finds a page by the search of the site', async () => {
    const { page, mishaps } = await open('index.html');
    await page.waitForSelector('.DocSearch-Button');
    await page.click('.DocSearch-Button');
    await page.waitForSelector('.search-input');
    await page.type('.search-input', 'opening hours');
    await page.waitForFunction(
      `[...document.querySelectorAll('.results a')].some(({ href }) => /hours/.test(href))`,
      { polling: 100, timeout: 60_000 },
    );
    assert.deepEqual(mishaps, []);
    await page.close();
  });
});
