import { expectEqual } from './expect-equal.mjs';
import { sectionOf, shopObjects } from './theme.mjs';

const inEditor = { request: { ...shopObjects.request, design_mode: true } };
const designMode = true;

/** Replaces a section as the theme editor does after a change of its settings. */
const exchange = (page, html) =>
  page.page.evaluate((text) => {
    const old = document.querySelector('.shopify-section');
    old.dispatchEvent(new CustomEvent('shopify:section:unload', { bubbles: true }));
    const parsed = new DOMParser().parseFromString(text, 'text/html').body.firstElementChild;
    old.replaceWith(parsed);
    parsed.dispatchEvent(new CustomEvent('shopify:section:load', { bubbles: true }));
  }, html);

const isHintShown = () => {
  const hint = document.querySelector('[data-store-locator-hint]');
  return hint ? !hint.hidden : undefined;
};

/** Trusted Types refuse a parser of plain text, so these pages have no such policy. */
const openInEditor = (shop, parts) => shop.open(parts, { designMode, isStrict: false });

export const editorChecks = [
  [
    'a section that the theme editor draws again works again, with no second script and no complaint',
    async (shop) => {
      const render = (settings) => shop.render('locator', settings, {}, inEditor);
      const blocks = [await render({ layout: 'list' })];
      const page = await openInEditor(shop, {
        head: [await shop.embed()],
        blocks,
        html: sectionOf,
      });
      await page.rows();
      for (const layout of ['split', 'stacked', 'list']) {
        const { html } = await render({ layout });
        await exchange(page, sectionOf(html));
        await page.rows();
        const shown = await page.page.evaluate(
          () => document.querySelector('store-locator').layout,
        );
        expectEqual('layout', shown, layout);
        expectEqual('hint', await page.page.evaluate(isHintShown), false);
      }
      expectEqual('scripts', page.asked('/store-locator-elements.js').length, 1);
      await page.expectClean();
    },
  ],
  [
    'a block in the theme editor names the app embed while it is off, also after it is drawn again',
    async (shop) => {
      const block = await shop.render('locator', {}, {}, inEditor);
      const page = await openInEditor(shop, { blocks: [block], html: sectionOf });
      await page.until('no hint', isHintShown);
      await exchange(page, sectionOf(block.html));
      await page.until('no hint in the new section', isHintShown);
    },
  ],
  [
    'a visitor’s page holds no hint, and neither does a block that reads its stores from a file',
    async (shop) => {
      const hint = 'data-store-locator-hint';
      const live = await shop.render('locator');
      expectEqual('hint for visitors', live.html.includes(hint), false);
      const fromFile = await shop.render('locator', { src: '/stores.json' }, {}, inEditor);
      expectEqual('hint beside a file', fromFile.html.includes(hint), false);
      const { html } = await shop.render('stock', {}, {}, inEditor);
      expectEqual('hint without a product', html.includes('Choisissez un produit'), true);
    },
  ],
];
