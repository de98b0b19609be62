import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { otherOrigin } from '../support/served/other-origin.js';
import { markStreets, streetsSheet } from '../support/harness/mark-streets.js';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';

const { origin } = location;
const entry = '/dist/cdn/store-locator-elements.js';
const lyon = 'Lyon, Auvergne-Rhône-Alpes, France';

let page: EmbeddedPage;
let demo: Document;

before(async () => {
  const text = await (await fetch('/shop/index.html')).text();
  demo = new DOMParser().parseFromString(text, 'text/html');
});

afterEach(async () => {
  page.remove();
  await resetMouse();
});

interface Changes {
  readonly script?: string | undefined;
  /** Attributes to set on the locator; null removes an attribute. */
  readonly attributes?: Readonly<Record<string, string | null>> | undefined;
  /** Hosts beside the shop's own that data may come from. */
  readonly connect?: string | undefined;
}

/** Opens the demo page with a policy that blocks everything but the shop's own origin. */
async function openDemo({ script = entry, attributes = {}, connect = '' }: Changes = {}) {
  const { head, body } = demo.cloneNode(true) as Document;
  const locator = body.querySelector('store-locator');
  const scenario = freshScenario();
  body.querySelector('stock-badge')?.setAttribute('base-url', scenario);
  for (const [name, value] of Object.entries({ 'base-url': scenario, ...attributes })) {
    if (value === null) locator?.removeAttribute(name);
    else locator?.setAttribute(name, value);
  }
  head.querySelector('script[src*="/dist/cdn/"]')?.setAttribute('src', script);
  // The demo's own scripts need an address of their own. A page in a frame like this has none.
  for (const own of head.querySelectorAll('script[src^="shop/"]')) own.remove();
  // Firefox preloads style sheets without regard to the base address.
  for (const sheet of head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    sheet.setAttribute('href', `/shop/${sheet.getAttribute('href')}`);
  const policy = [
    `default-src 'none'`,
    `script-src ${origin}`,
    `style-src ${origin}`,
    `img-src data: ${origin}`,
    `connect-src ${origin} ${connect}`,
    `base-uri ${origin}`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
  page = new EmbeddedPage(`<base href="${origin}/shop/">
    <meta http-equiv="Content-Security-Policy" content="${policy}">${head.innerHTML}${body.innerHTML}`);
  await page.whenListed();
}

const dataRequests = (): string[] =>
  page.requests
    .filter(({ pathname }) => pathname.endsWith('.bin'))
    .map(({ origin, pathname }) => origin + pathname.replace(/[^/]+$/, ''));

/** Expects pins, suggested places, and the stores' distances from a place. */
async function expectMapAndDistances(): Promise<void> {
  await page.whenPinned();
  await page.whenPlaced();
  const suggestion = await page.type('Lyo', lyon);
  suggestion.click();
  const distances = await page.whenMeasured();
  expect(distances.some((distance) => /^about \d+ (km|mi)$/.test(distance))).to.equal(true);
  expect(page.rows[0]?.textContent).to.contain('Lyon');
  expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
}

function expectOnly(...origins: readonly string[]): void {
  const asked = new Set(page.requests.map((url) => url.origin));
  expect([...asked].sort()).to.deep.equal([...origins].sort());
}

describe('the demo with all network blocked but its own origin', () => {
  it('refuses and reports requests to another origin', async () => {
    await openDemo();
    const refused = await page.window.fetch(`${otherOrigin}${entry}`).catch(() => 'refused');
    expect(refused).to.equal('refused');
    await waitUntil(() => page.mishaps.violations.join().includes('connect-src'));
  });

  it('shows pins, suggestions and distances with the coordinates of the merchant', async () => {
    await openDemo();
    await expectMapAndDistances();
    const [inLyon] = page.locator.stores.filter(({ city }) => city === 'Lyon');
    expect(inLyon?.position?.precision).to.equal('exact');
    expectOnly(origin);
  });

  it('draws streets, whose cells and code come from the shop alone', async () => {
    await openDemo({ attributes: { src: 'streets/stores.json', 'streets-src': 'streets/' } });
    await page.whenPinned();
    const map = page.locator.map as {
      getZoom(): number;
      setView(at: [number, number], zoom: number, how: { animate: false }): void;
    };
    markStreets(page.window);
    const { shadowRoot } = page.locator;
    await until(() => {
      // The first frame around all stores may come after this view.
      if (map.getZoom() < 15) map.setView([43.7347, 7.4192], 15, { animate: false });
      return shadowRoot?.querySelector(streetsSheet);
    });
    expect(page.requests.some(({ pathname }) => /-14-8529-5974\.wasm$/.test(pathname))).to.equal(
      true,
    );
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
    expectOnly(origin);
  });

  it('shows them without coordinates of the merchant, from the data beside the script', async () => {
    await openDemo({ attributes: { 'coordinates-src': null } });
    await expectMapAndDistances();
    expect(page.locator.stores[0]?.position?.precision).to.equal('postcode');
    expect([...new Set(dataRequests())]).to.deep.equal([`${origin}/dist/cdn/data/`]);
    expectOnly(origin);
  });

  it('shows them when a theme adds a version to the address of the entry script', async () => {
    await openDemo({ script: `${entry}?v=17`, attributes: { 'coordinates-src': null } });
    await expectMapAndDistances();
    const entries = page.requests.filter(({ pathname }) => pathname === entry);
    expect(entries.map(({ search }) => search)).to.deep.equal(['?v=17']);
    expectOnly(origin);
  });

  it('shows them when the server labels the data as packed, and the browser unpacks it', async () => {
    const labelled = '/labelled/dist/cdn/data/';
    const { headers } = await fetch(`${labelled}outline-world.bin`);
    expect(headers.get('content-encoding')).to.equal('gzip');
    const plain = await fetch('/dist/cdn/data/outline-world.bin');
    expect(plain.headers.get('content-encoding')).to.equal(null);

    await openDemo({ attributes: { 'coordinates-src': null, 'data-url': labelled } });
    await expectMapAndDistances();
    expect([...new Set(dataRequests())]).to.deep.equal([origin + labelled]);
    expectOnly(origin);
  });
});

describe('the demo with its data on a second origin', () => {
  it('shows pins, suggestions and distances, and sends requests to these two alone', async () => {
    const data = `${otherOrigin}/dist/cdn/data`;
    await openDemo({
      attributes: { 'coordinates-src': null, 'data-url': data },
      connect: otherOrigin,
    });
    await expectMapAndDistances();
    expect([...new Set(dataRequests())]).to.deep.equal([`${data}/`]);
    expectOnly(origin, otherOrigin);
  });
});
