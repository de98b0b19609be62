import { expect, waitUntil } from '@open-wc/testing';
import { otherVariantId, product, variantId } from '../support/harness/badge.js';
import { EmbeddedPage } from './embedded-page.js';
import { labelOf } from './theme-page.js';

const folder = '/dist/cdn/';
const limit = { timeout: 20_000 };

/** The chunk with the code by which a badge follows its theme. */
async function extrasChunk(): Promise<string> {
  const entry = await (await fetch(`${folder}stock-badge.js`)).text();
  return /store-locator-badge-extras-\w+\.js/.exec(entry)?.[0] ?? '';
}

describe('a badge whose later code fails to load at first', () => {
  let page: EmbeddedPage;
  let flaky = '';
  afterEach(() => page.remove());

  const inPage = (selector: string) => page.window.document.querySelector(selector);
  const inBadge = (selector: string) => inPage('stock-badge')?.shadowRoot?.querySelector(selector);

  /**
   * Opens a product's page whose badge gets its later code by a second try. Waits for the first
   * status.
   */
  async function open(): Promise<void> {
    const chunk = folder + (await extrasChunk());
    flaky = `/flaky/${crypto.randomUUID()}${chunk}`;
    page = new EmbeddedPage(`<script type="importmap">
        ${JSON.stringify({ imports: { [chunk]: flaky } })}
      </script>
      <script type="module" src="${folder}stock-badge.js"></script>
      <body><section><form action="/cart/add"><input name="id" value="${variantId}"></form>
      <stock-badge base-url="/" public-key="pk_demo" product-id="${product.id}"
        variant-id="${variantId}"></stock-badge></section>`);
    await says(variantId);
  }

  async function says(variant: string): Promise<void> {
    const isSaid = () => inBadge('*') && page.label === labelOf(Number(variant));
    await waitUntil(isSaid, `not that of ${variant}`, limit);
  }

  /** Engines list it a moment later. */
  const hasFailed = () =>
    waitUntil(() => page.requests.some(({ pathname }) => pathname === flaky), 'not asked');

  it('requests the code again, and then knows of the page’s events meanwhile', async () => {
    await open();
    const control = inPage('input') as HTMLInputElement;
    // Nobody hears it: the code has failed, or is under way.
    control.value = otherVariantId;
    await says(otherVariantId);
    control.value = variantId;
    await says(variantId);
    await hasFailed();
  });

  it('opens the dialog of stores once the code has loaded', async () => {
    await open();
    const isLed = () => inBadge('.act button[type=button]');
    await waitUntil(isLed, 'no way to another store', limit);
    await hasFailed();
    let chosen = 0;
    page.badge.addEventListener('stock-badge-choose', () => chosen++);
    (isLed() as HTMLElement).click();
    expect(chosen).to.equal(1);
    const row = () =>
      inBadge('dialog[open] store-locator')?.shadowRoot?.querySelector('[part~=row]');
    await waitUntil(row, 'the dialog lists no stores', limit);
    expect(page.mishaps.violations).to.deep.equal([]);
  });
});
