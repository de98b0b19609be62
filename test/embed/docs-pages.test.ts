import { expect } from '@open-wc/testing';
import { demoData } from '../../demo/service/demo-data.js';
import { assetUrl, renderLiquid, type LiquidScope } from '../support/fakes/liquid.js';
import { until } from '../support/harness/page.js';
import { EmbeddedPage } from './embedded-page.js';

const [product] = demoData.products;
const productId = `${product?.id}`;
const [variant, another] = product?.variants ?? [];

/** Returns the code of this language below a heading of a docs page. */
async function codeBelow(
  page: string,
  heading: string,
  language: string,
  rank = 0,
): Promise<string> {
  const text = await (await fetch(`/docs/${page}.md`)).text();
  const [, below = ''] = text.split(new RegExp(`^#+ ${heading}\n`, 'm'));
  const [section = ''] = below.split(/^#{2,3} /m);
  const blocks = [...section.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))];
  const code = blocks[rank]?.[1];
  if (!code) throw new Error(`no ${language} below ${heading} of ${page}`);
  return code;
}

/** Replaces only the placeholders that the docs ask a shop to replace. */
function filledIn(code: string, folder = '/dist/cdn/'): string {
  return code
    .replaceAll('https://shop.example/assets/', folder)
    .replaceAll('https://service.example', '/')
    .replaceAll('pk_your_key', 'pk_demo');
}

describe('the code in the docs for a shop to paste', () => {
  let page: EmbeddedPage;
  afterEach(() => page.remove());

  const paste = async (html: string): Promise<void> => {
    page = new EmbeddedPage(filledIn(html));
    await until(() => page.window.document.querySelector('store-locator, stock-badge'));
  };
  const text = (): string => page.badge.shadowRoot?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const saysStock = () => until(() => /In stock at \d+ store/.test(text()) && text());

  it('works on any page', async () => {
    await paste(await codeBelow('platforms', 'Any page', 'html'));
    await page.whenListed();
    await until(() => page.badge.stockStatus !== undefined && page.badge.status === 'ready');
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });

  it('works in a Shopify product block, with the variant that the theme prints', async () => {
    const scope: LiquidScope = {
      product: { id: product?.id, selected_or_first_available_variant: { id: variant?.id } },
    };
    await paste(renderLiquid(await codeBelow('platforms', 'A Shopify theme', 'liquid'), scope));
    await saysStock();
    expect(page.badge.productId).to.equal(productId);
    expect(page.badge.variantId).to.equal(`${variant?.id}`);
    const data = page.window.document.querySelector<HTMLMetaElement>('meta[name$=":data-url"]');
    expect(data?.content, 'where the chooser’s map data lies').to.equal(assetUrl(''));
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });

  it('works on a Shopify page of stores, with the theme’s own coordinates', async () => {
    const at = (id: number, latitude: number, longitude: number) => ({
      location: { id, latitude, longitude },
    });
    const store_availabilities = [at(61162156168, 52.5, 4.25), at(7, 1, 2)];
    const scope: LiquidScope = {
      localization: { country: { iso_code: 'FR' } },
      section: { settings: { product: { variants: [{ store_availabilities }] } } },
    };
    await paste(renderLiquid(await codeBelow('platforms', 'A Shopify theme', 'liquid', 1), scope));
    await page.whenListed();
    const stores = () => page.locator.stores.filter(({ position }) => position);
    await until(() => stores().length);
    const store = await until(() =>
      stores().find(({ platformLocationId }) => platformLocationId === '61162156168'),
    );
    expect(store.position).to.deep.include({ lat: 52.5, lng: 4.25, precision: 'exact' });
    expect(page.locator.countries).to.equal('FR');
    const { origin } = location;
    expect(new URL(page.locator.dataUrl ?? '', origin).href).to.equal(origin + assetUrl(''));
    expect(page.window.document.body.textContent).not.to.contain('presets');
  });

  it('works with WooCommerce, and follows the variation that its script reports', async () => {
    const hook = await codeBelow('platforms', 'WooCommerce', 'php');
    const html = /\?>([^]*)<\?php \} \);/.exec(hook)?.[1] ?? '';
    const printed = html
      .replace(/<\?php echo esc_url\(.*?\); \?>/, assetUrl('store-locator-elements.js'))
      .replace(/<\?php echo esc_attr\( \$product->get_id\(\) \); \?>/, productId);
    expect(printed).not.to.contain('<?php');
    // A stub with only the parts of jQuery that the hook uses.
    const jquery = `<script>
      const heard = {};
      const form = { on(type, tell) { heard[type] = tell; return form; } };
      window.heard = heard;
      window.jQuery = () => form;
    </script>`;
    await paste(`${jquery}<body>${printed}`);
    await until(() => page.badge.status === 'ready');
    const { heard } = page.window as unknown as {
      heard: Record<string, (event?: unknown, variation?: { variation_id: number }) => void>;
    };
    heard.found_variation?.({}, { variation_id: another?.id ?? 0 });
    await saysStock();
    expect(page.badge.variantId).to.equal(`${another?.id}`);
    heard.reset_data?.();
    expect(page.badge.variantId).to.equal(undefined);
    expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
  });

  it('works with street tiles that wait for consent', async () => {
    const code = await codeBelow('streets', 'Consent', 'html');
    const script = await codeBelow('streets', 'Consent', 'js');
    const local = code.replaceAll('https://tile.openstreetmap.org/', '/demo/locator.png?');
    await paste(`<script type="module" src="${assetUrl('store-locator.js')}"></script>
      <body>${local}<script type="module">${script}</script>`);
    await page.whenListed();
    const images = () => page.locator.shadowRoot?.querySelectorAll('.map img').length;
    const question = () => page.locator.shadowRoot?.querySelector('.streets');
    await until(question);
    expect(images()).to.equal(0);
    const { document: shop, CustomEvent } = page.window;
    shop.dispatchEvent(
      new CustomEvent('visitorConsentCollected', { detail: { preferencesAllowed: true } }),
    );
    await until(images);
    expect(question()).to.equal(null);
    shop.dispatchEvent(
      new CustomEvent('visitorConsentCollected', { detail: { preferencesAllowed: false } }),
    );
    await until(question);
    localStorage.removeItem(`store-locator:tiles:${location.host}`);
  });
});
