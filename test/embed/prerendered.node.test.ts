import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { createService } from '../../demo/service/create-service.js';
import { nodeHandler } from '../../demo/service/node-handler.js';
import { sendFile } from '../../demo/service/static-files.js';
import { findEngines } from '../support/runner/find-engines.mjs';
import { chromiumFlags } from '../support/runner/launchers.mjs';
import { latency, staysTrue } from '../support/harness/waiting.js';

const executablePath = findEngines().chromium;
const product = '/product';
const firstPage = `<!doctype html><title>Shop</title><script type="speculationrules">
  { "prerender": [{ "urls": ["${product}"], "eagerness": "immediate" }] }
</script>`;
const productPage = `<!doctype html><title>Product</title>
  <script type="module" src="/dist/cdn/store-locator-elements.js"></script>
  <store-locator base-url="" public-key="pk_demo" loading="eager"></store-locator>
  <stock-badge base-url="" public-key="pk_demo" product-id="8637284213935"
    variant-id="4745979901460"></stock-badge>
  <script>
    document.addEventListener('prerenderingchange', () => fetch('/activated'));
    document.addEventListener('store-locator-load', () => fetch('/listed'), true);
    for (const element of document.querySelectorAll('[base-url]'))
      element.setAttribute('base-url', location.origin);
    customElements.whenDefined('stock-badge').then(() => fetch('/defined'));
  </script>`;

/** Every path that was asked for, in order. */
const paths: string[] = [];
let server: Server;
let browser: Browser;

const until = async (fact: () => boolean): Promise<void> => {
  for (const end = Date.now() + 20_000; !fact();) {
    assert.ok(Date.now() < end, `waited in vain for ${String(fact)}; asked: ${paths.join()}`);
    await latency(50);
  }
};

describe('a page that Chromium prerenders', { skip: !executablePath && 'needs Chromium' }, () => {
  before(async () => {
    const answer = nodeHandler(createService());
    const pages: Record<string, string> = { '/': firstPage, [product]: productPage };
    server = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/\?.*$/, '');
      paths.push(path);
      const html = pages[path];
      if (html) response.setHeader('Content-Type', 'text/html').end(html);
      else if (path.startsWith('/dist/'))
        sendFile('.', path, request, response).catch(() => response.destroy());
      else void answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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

  it('sends its requests when it is shown, and not before', async () => {
    const page = await browser.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await until(() => paths.includes('/defined'));
    const asked = (): string[] => paths.filter((path) => /\/api\/|\/data\//.test(path));
    await staysTrue(
      () => asked().length === 0,
      500,
      'puppeteer cannot look into a page that is prerendered, whose code begins in this time',
    );
    // The prerendered page replaces this one, so that puppeteer's call in this one fails.
    await page.evaluate(`location.href = ${JSON.stringify(product)}`).catch(() => {});
    await until(() => ['locations', 'inventory'].every((name) => asked().join().includes(name)));
    // The prerendered page reports by requests, because puppeteer still looks at the page before
    // it.
    await until(() => paths.includes('/activated') && paths.includes('/listed'));
    assert.equal(paths.filter((path) => path === product).length, 1);
  });
});
