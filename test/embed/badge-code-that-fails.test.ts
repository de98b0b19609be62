import { waitUntil } from '@open-wc/testing';
import { otherVariantId, product, variantId } from '../support/badge-harness.js';
import { EmbeddedPage } from './embedded-page.js';
import { labelOf } from './theme-page.js';

const folder = '/dist/cdn/';

/** The chunk without which a badge does not follow its theme. */
async function sideChunk(): Promise<string> {
  const text = async (file: string) => (await fetch(folder + file)).text();
  const [shared = ''] = /store-locator-shared-\w+\.js/.exec(await text('stock-badge.js')) ?? [];
  return /store-locator-badge-side-\w+\.js/.exec(await text(shared))?.[0] ?? '';
}

describe('a badge whose further code can’t be had at first', () => {
  let page: EmbeddedPage;
  afterEach(() => page.remove());

  it('asks for it again, and then knows what the page has said meanwhile', async () => {
    const chunk = folder + (await sideChunk());
    const flaky = `/flaky/${crypto.randomUUID()}${chunk}`;
    page = new EmbeddedPage(`<script type="importmap">
        ${JSON.stringify({ imports: { [chunk]: flaky } })}
      </script>
      <script type="module" src="${folder}stock-badge.js"></script>
      <body><section><form action="/cart/add"><input name="id" value="${variantId}"></form>
      <stock-badge base-url="/" public-key="pk_demo" product-id="${product.id}"
        variant-id="${variantId}"></stock-badge></section>`);
    const inPage = (selector: string) => page.window.document.querySelector(selector);
    const labels = async (variant: string) => {
      const isSaid = () =>
        inPage('stock-badge')?.shadowRoot && page.label === labelOf(Number(variant));
      await waitUntil(isSaid, `not that of ${variant}`, { timeout: 8_000 });
    };
    await labels(variantId);
    const control = inPage('input') as HTMLInputElement;
    // Nobody hears it: the code has failed, or is under way.
    control.value = otherVariantId;
    await labels(otherVariantId);
    control.value = variantId;
    await labels(variantId);
    // Engines list it a moment later.
    await waitUntil(() => page.requests.some(({ pathname }) => pathname === flaky), 'not asked');
  });
});
