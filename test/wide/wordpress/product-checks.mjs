import assert from 'node:assert/strict';
import { coat, dress, trench } from './content.mjs';

const answers = new Set(['in', 'low', 'out']);

/** Checks of badges: on pages, on a product's page, in a list, and where there is no product. */
export function productChecks({ site, visitor, service, paths }) {
  return [
    [
      'a block and a shortcode of a badge say the stock',
      async () => {
        const visit = await visitor.open(paths.badges);
        const [fixed, whole] = await visit.badges();
        assert.equal(fixed.variant, String(coat.variants[2].id));
        assert.equal(whole.product, String(trench.id));
        for (const { stock, text } of [fixed, whole]) {
          assert.ok(answers.has(stock), stock);
          assert.match(text, /stock/i);
        }
        await visit.shot('badges');
      },
    ],
    [
      'the product page asks the site and the service, and nobody else',
      async () => {
        const visit = await visitor.open(paths.coat);
        await visit.badges();
        await visit.until(() => document.readyState === 'complete');
        await visit.page.waitForNetworkIdle();
        assert.deepEqual(visit.origins(), [site.address, service].sort());
        assert.deepEqual(visit.complaints, []);
      },
    ],
    [
      'a chosen variation feeds every badge of the product, except one with a fixed variation',
      async () => {
        const visit = await visitor.open(paths.coat);
        const [first, second] = coat.variants;
        const fixed = String(coat.variants[2].id);
        const before = await visit.badges();
        assert.deepEqual(
          before.map(({ variant }) => variant),
          ['', '', fixed, ''],
        );
        for (const { id, title } of [second, first]) {
          await visit.page.select('.variations_form select', title);
          const after = await visit.badges();
          assert.deepEqual(
            after.map(({ variant }) => variant),
            [String(id), String(id), fixed, String(id)],
          );
          assert.ok(after.every(({ stock }) => answers.has(stock)));
        }
        await visit.page.$eval('.variations_form', (form) => form.scrollIntoView());
        await visit.shot('product');
        await visit.page.select('.variations_form select', '');
        const reset = await visit.badges();
        assert.deepEqual(
          reset.map(({ variant }) => variant),
          ['', '', fixed, ''],
        );
      },
    ],
    [
      'a variation feeds the badges under a strict policy too',
      async () => {
        const visit = await visitor.open(`${paths.coat}&csp=${encodeURIComponent(service)}`);
        await visit.badges();
        const { id, title } = coat.variants[1];
        await visit.page.select('.variations_form select', title);
        const [first] = await visit.badges();
        assert.equal(first.variant, String(id));
      },
    ],
    [
      'the badge is below the form, once, and also where the shop has sold out',
      async () => {
        const coatPage = await visitor.open(paths.coat);
        const after = await coatPage.page.$eval(
          'form.cart',
          (form) => form.nextElementSibling?.className,
        );
        assert.equal(after, 'store-locator-elements-badge');
        const isInHead = await coatPage.page.evaluate(() =>
          document.head.contains(document.querySelector('#store-locator-elements-js')),
        );
        assert.ok(isInHead, 'the files come after the head');
        const visit = await visitor.open(paths.dress);
        const badges = await visit.badges();
        assert.deepEqual(
          badges.map(({ product, stock }) => [product, stock]),
          [[String(dress.id), 'out']],
        );
      },
    ],
    [
      'the filters give a badge the ids of the inventory',
      async () => {
        const visit = await visitor.open(paths.trench);
        const [badge] = await visit.badges();
        assert.equal(badge.product, String(trench.id));
        assert.ok(answers.has(badge.stock));
      },
    ],
    [
      'a list has a badge for each product, and each says its own stock',
      async () => {
        const visit = await visitor.open(paths.list);
        const badges = await visit.badges();
        const expected = [trench, coat, dress].map(({ id }) => String(id)).sort();
        assert.deepEqual(badges.map(({ product }) => product).sort(), expected);
        const sold = badges.find(({ product }) => product === String(dress.id));
        assert.equal(sold.stock, 'out');
        assert.ok(badges.some(({ stock }) => stock === 'in'));
        assert.deepEqual(visit.complaints, []);
        await visit.page.evaluate(() => window.scrollTo(0, 0));
        await visit.shot('list');
      },
    ],
    [
      'a global that is null, a text or absent breaks no product page, and its badge is still there',
      async () => {
        for (const broken of ['null', 'text']) {
          const visit = await visitor.open(`${paths.trench}&broken=${broken}`);
          assert.equal(visit.status, 200);
          assert.equal((await visit.badges()).length, 1);
        }
      },
    ],
    [
      'the hooks print nothing on a page that shows no product',
      async () => {
        const visit = await visitor.open(paths.hooks);
        assert.equal(visit.status, 200);
        assert.equal(await visit.page.$eval('#hooks', (found) => found.textContent.trim()), '');
        assert.equal(await visit.page.$('stock-badge'), null);
      },
    ],
    [
      'the setting for product pages takes the badge away',
      async () => {
        const before = await site.php('read-settings.php');
        await site.php('settings.php', JSON.stringify({ ...before, product_badge: '' }));
        try {
          const visit = await visitor.open(paths.trench);
          assert.ok(await visit.page.$('form.cart'));
          assert.equal(await visit.page.$('stock-badge'), null);
        } finally {
          await site.php('settings.php', JSON.stringify(before));
        }
      },
    ],
  ];
}
