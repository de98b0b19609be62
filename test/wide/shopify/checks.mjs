import { tsImport } from 'tsx/esm/api';
import { editorChecks } from './editor-checks.mjs';
import { packageCheck } from './package-check.mjs';
import { expectEqual } from './expect-equal.mjs';
import { sectionOf } from './theme.mjs';

const script = 'store-locator-elements.js';
const loader = 'store-locator-loader.js';
const { demoData } = await tsImport('../../../demo/service/demo-data.ts', import.meta.url);
const { inventoryTable } = await tsImport(
  '../../../demo/service/inventory-table.ts',
  import.meta.url,
);
const [product] = demoData.products;
const [first, second] = product.variants;
const table = inventoryTable(product, demoData.listing);

/** How many stores have a variant, as the demo's service answers. */
const storesWith = ({ id }) =>
  Object.values(table[id]).filter((word) => word !== 'out_of_stock').length;

const sold = { id: product.id, selected_or_first_available_variant: { id: first.id } };

/** A product's form, as themes write it, around the blocks of its section. */
const productSection = (inside) =>
  sectionOf(`<form action="/cart/add" method="post"><select name="id">
    ${product.variants.map(({ id, title }) => `<option value="${id}">${title}</option>`).join('')}
  </select></form>${inside}`);

export const shopifyChecks = [
  [
    'two locators and the embed show rows and pins in the language of the page, and load each script once',
    async (shop) => {
      const blocks = [await shop.render('locator'), await shop.render('locator')];
      const page = await shop.open({ head: [await shop.embed()], blocks, html: sectionOf });
      await page.rows(0);
      await page.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.rows(1);
      await page.until('no pins', () =>
        document.querySelector('store-locator').shadowRoot.querySelector('[part~=pin]'),
      );
      await page.until('not in French', () =>
        document.querySelector('store-locator').shadowRoot.textContent.includes('Itinéraire'),
      );
      expectEqual('requests for the script', page.asked(`/${script}`).length, 1);
      expectEqual('versions of the script', page.asked(`${script}?v=e1`).length, 1);
      expectEqual('requests for later code', page.asked('store-locator-later-').length, 1);
      expectEqual('requests for the data', page.asked('store-locator-data-').length, 1);
      await page.expectClean();
    },
  ],
  [
    'a locator takes the positions of stores with pick-up from the product of its setting',
    async (shop) => {
      const at = (id, latitude, longitude) => ({ location: { id, latitude, longitude } });
      const store_availabilities = [at(61162156168, 52.5, 4.25), at(61162156168, 52.5, 4.25)];
      const block = await shop.render('locator', {
        product: { variants: [{ store_availabilities }, { store_availabilities: [at(7, 1, 2)] }] },
      });
      const page = await shop.open({ head: [await shop.embed()], blocks: [block] });
      await page.rows();
      const position = await page.until('no exact position', () => {
        const { stores } = document.querySelector('store-locator');
        const found = stores.find(({ platformLocationId }) => platformLocationId === '61162156168');
        return found?.position?.precision === 'exact' && found.position;
      });
      expectEqual('latitude', position.lat, 52.5);
      await page.expectClean();
    },
  ],
  [
    'the settings of a locator become attributes, and its accent a property of its style',
    async (shop) => {
      const settings = { layout: 'list', sync_url: true, filters: true, countries: 'DE' };
      const files = { src: ' /stores.json ', details_src: '/a"b.json' };
      const { html } = await shop.render('locator', { ...settings, ...files, accent: '#0a5' });
      for (const text of [
        'layout="list"',
        'sync-url',
        'filters-from="tags"',
        'countries="DE"',
        'src="/stores.json"',
        'details-src="/a&#34;b.json"',
        'style="--store-locator-accent: #0a5"',
      ])
        expectEqual(`“${text}” is there`, html.includes(text), true);
    },
  ],
  [
    'a badge says the stock of the product, and follows the variant that the visitor chooses',
    async (shop) => {
      const block = await shop.render('stock', {}, { product: sold });
      const page = await shop.open({
        head: [await shop.embed()],
        blocks: [block],
        html: productSection,
      });
      await page.says(`${storesWith(first)}`);
      await page.page.select('select[name=id]', `${second.id}`);
      await page.says(`${storesWith(second)}`);
      expectEqual('requests for inventory', page.asked('inventory.json').length, 1);
      expectEqual('requests for the script', page.asked(`/${script}`).length, 1);
      await page.expectClean();
    },
  ],
  [
    'a badge takes the product of its setting before that of the page, and is left out without any',
    async (shop) => {
      const own = { ...sold, id: 5 };
      const { html } = await shop.render('stock', { product: own }, { product: sold });
      expectEqual('product', /product-id="(\d+)"/.exec(html)?.[1], '5');
      const without = await shop.render('stock');
      expectEqual('elements without a product', without.html.includes('<'), false);
    },
  ],
  [
    'a page without an element loads the loader alone, until an element is put into it',
    async (shop) => {
      const page = await shop.open({ head: [await shop.embed()] });
      await page.until('no loader', () => performance.getEntriesByType('resource').length >= 1);
      await page.page.waitForNetworkIdle();
      expectEqual('requests for the loader', page.asked(loader).length, 1);
      expectEqual('requests for the script', page.asked(`/${script}`).length, 0);
      await page.page.evaluate(() => document.body.append(document.createElement('store-locator')));
      await page.rows();
      expectEqual('versions of the script', page.asked(`${script}?v=l2`).length, 1);
      await page.expectClean();
    },
  ],
  [
    'a secret key in the settings is in no page, and the element refuses it and asks nothing',
    async (shop) => {
      const secret = ' SK_live_1234567890 ';
      const embed = await shop.embed({ public_key: secret });
      expectEqual('the secret is printed', /live_1234/i.test(embed.html), false);
      const page = await shop.open({ head: [embed], blocks: [await shop.render('locator')] });
      await page.until('the element is not refused', () => {
        const locator = document.querySelector('store-locator');
        return locator.status === 'error';
      });
      const sentence = 'public-key holds a secret key: revoke it';
      expectEqual(sentence, page.complaints.join().includes(sentence), true);
      expectEqual('requests to the service', page.asked('/api/').length, 0);
    },
  ],
  ...editorChecks,
  packageCheck,
];
