import { expect } from '@open-wc/testing';
import { freshScenario, until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';
import { staysTrue } from '../support/harness/waiting.js';

/** Makes the page look prerendered until it is activated. */
const prerendering = `<script>
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  // WebKit lists no request whose answer was let go before all of it came, as that of a 404.
  window.fetched = [];
  const { fetch } = window;
  window.fetch = (address, ...rest) => {
    fetched.push(String(address));
    return fetch(address, ...rest);
  };
  window.activate = () => {
    delete document.prerendering;
    document.dispatchEvent(new CustomEvent('prerenderingchange'));
  };
</script>`;
const module = '<script type="module" src="/dist/cdn/store-locator-elements.js"></script>';

let page: EmbeddedPage;
afterEach(() => page.remove());

/** Returns the paths that a page has requested, without scripts. */
function asked(): string[] {
  const { fetched } = page.window as unknown as { readonly fetched: readonly string[] };
  const fetches = fetched.map((address) => new URL(address, location.href));
  return [...page.requests, ...fetches]
    .map(({ pathname }) => pathname)
    .filter((path) => !path.endsWith('.js'));
}

async function open(locator: string, others = ''): Promise<void> {
  page = new EmbeddedPage(`${prerendering}${module}</head><body>
    <store-locator public-key="pk_demo" loading="eager" ${locator}></store-locator>${others}`);
  await until(() => page.window.document.querySelector('store-locator')?.shadowRoot);
  await page.window.customElements.whenDefined('stock-badge');
}

/** Sees that the page asks for nothing. */
const staysQuiet = (ms: number, why: string): Promise<void> =>
  staysTrue(() => asked().length === 0, ms, why);
const beginning = 'the built elements begin in this time all that they begin by themselves';

function activate(): void {
  (page.window as unknown as { activate(): void }).activate();
}

describe('a page that is rendered ahead of a visit', () => {
  it('requests no stores, stock, coordinates or map data before it is shown', async () => {
    const base = freshScenario();
    await open(
      `base-url="${base}" coordinates-src="/shop/service/data/positions.json"`,
      `<stock-badge base-url="${base}" public-key="pk_demo" product-id="8637284213935"
        variant-id="4745979901460"></stock-badge>`,
    );
    await staysQuiet(500, beginning);
    activate();
    await page.whenListed();
    await page.whenStocked();
    await page.whenPinned();
    // Pins need no map data here, so the page may request map data a moment later.
    const isData = (path: string): boolean => /\.(bin|wasm)$/.test(path);
    await until(() => asked().some(isData));
    const paths = asked().join();
    expect(paths).to.include('locations.json').and.include('inventory.json');
    expect(paths).to.include('positions.json');
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });

  it('requests no snapshot before it is shown', async () => {
    await open('src="/nowhere/stores.json"');
    await staysQuiet(500, beginning);
    activate();
    await until(() => asked().includes('/nowhere/stores.json'));
  });

  it('requests nothing when the element has left before the page is shown', async () => {
    await open(`base-url="${freshScenario()}"`);
    await staysQuiet(500, beginning);
    page.locator.remove();
    await staysQuiet(300, 'an element counts as gone when it was away for 200 ms');
    activate();
    await staysQuiet(300, 'the built element would ask at once');
  });
});
