import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import type { Choices } from '../../../site/configurator/choices.js';
import { snippetOf } from '../../../site/configurator/snippets/platforms.js';
import { EmbeddedPage } from '../../embed/embedded-page.js';
import { renderLiquid, type LiquidScope } from '../../support/fakes/liquid.js';
import { until } from '../../support/harness/page.js';
import { configurations, hostile } from './configurations.js';

const [product] = demoData.products;

/** A merchant's addresses become those of the test server; nothing else is changed. */
const filledIn = (snippet: string): string =>
  snippet
    .replaceAll('streets-src="https://shop.example/assets/"', 'streets-src="/shop/streets/"')
    .replaceAll('/dist/cdn/streets.json', '/shop/streets/streets.json')
    .replaceAll(
      /(https:\/\/shop\.example\/assets|\/dist\/cdn)\/stores\.json/g,
      '/shop/streets/stores.json',
    )
    .replaceAll('https://shop.example/assets/', '/dist/cdn/')
    .replaceAll(/https:\/\/service\.example\/?/g, '/')
    .replaceAll(/pk_own|pk_your_key/g, 'pk_demo');

const scope: LiquidScope = { product: undefined };
const platforms = {
  html: (choices: Choices) => snippetOf('html', choices),
  shopify: (choices: Choices) => renderLiquid(snippetOf('shopify', choices), scope),
  wordpress: (choices: Choices) => snippetOf('wordpress', choices),
} as const;

describe('a snippet of the configurator, pasted into a blank page', () => {
  let page: EmbeddedPage;
  afterEach(() => page.remove());

  const paste = async (snippet: string) => {
    page = new EmbeddedPage(filledIn(snippet));
    await until(() => page.window.document.querySelector('store-locator'));
  };
  const text = () => page.badge.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '';

  for (const [platform, write] of Object.entries(platforms))
    for (const [title, choices] of Object.entries(configurations))
      it(`shows rows and badge on ${platform}: ${title}`, async () => {
        await paste(write(choices));
        await page.whenListed();
        await until(() => page.rows.length);
        if (choices.badge) await until(() => page.badge.status === 'ready' && text().length > 10);
        if (choices.map !== 'none') await page.whenPinned();
        const { locator } = page;
        expect(locator.getAttribute('lang') ?? '').to.equal(choices.language);
        expect(locator.withoutMap).to.equal(choices.map === 'none');
        const credit = choices.map === 'tiles' ? hostile : null;
        expect(locator.getAttribute('tiles-attribution')).to.equal(credit);
        expect(Boolean(locator.streetsSrc)).to.equal(choices.streets);
        for (const [name, value] of Object.entries(choices.look)) {
          const styled = name.startsWith('--stock') ? page.badge : locator;
          expect(page.window.getComputedStyle(styled).getPropertyValue(name).trim()).to.equal(
            value,
          );
        }
        expect(page.mishaps).to.deep.equal({ violations: [], errors: [] });
      });

  it('takes the product of a Shopify page', async () => {
    const another = demoData.products[1]!;
    const [variant] = another.variants;
    const theme = {
      product: { id: another.id, selected_or_first_available_variant: { id: variant!.id } },
    };
    await paste(renderLiquid(snippetOf('shopify', configurations['the first choices']!), theme));
    await until(() => page.badge.status === 'ready');
    expect(page.badge.productId).to.equal(`${another.id}`);
    expect(page.badge.variantId).to.equal(`${variant!.id}`);
    expect(page.badge.productId).not.to.equal(`${product!.id}`);
  });
});
