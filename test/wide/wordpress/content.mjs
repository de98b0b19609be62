import { readFileSync } from 'node:fs';

const products = JSON.parse(
  readFileSync(new URL('../../../demo/service/data/products.json', import.meta.url), 'utf8'),
);
const named = (handle) => products.find((product) => product.handle === handle);

/** The shop's variable product has the ids of the inventory. */
export const coat = named('aubrac-wool-coat');
/** This one has an id of the shop's own, and the inventory's in its meta. */
export const trench = named('brume-trench');
/** No store has it, and the shop has none either. */
export const dress = named('solstice-midi-dress');

const block = (name, attributes = {}) =>
  `<!-- wp:store-locator-elements/${name} ${JSON.stringify(attributes)} /-->`;

const fixedVariant = String(coat.variants[2].id);

const pages = {
  plain: 'Nothing but text.',
  block: block('store-locator', { countries: 'FR', align: 'wide', fallback: 'All <b>stores</b>' }),
  shortcode:
    '<!-- wp:shortcode -->[store_locator countries="DE" without_map heading_level="3"]Our stores[/store_locator]<!-- /wp:shortcode -->',
  badges: [
    block('stock-badge', { productId: String(coat.id), variantId: fixedVariant }),
    `<!-- wp:shortcode -->[stock_badge product="${trench.id}" with_stores="yes"]<!-- /wp:shortcode -->`,
  ].join('\n'),
  hostile:
    '<!-- wp:shortcode -->[store_locator countries="sk_live_abcdef" layout=\'"><script>alert(1)</script>\' product="%73k_live_abcdef"]<!-- /wp:shortcode -->',
  list: '<!-- wp:shortcode -->[products]<!-- /wp:shortcode -->',
  hooks: '<!-- wp:shortcode -->[hooks_without_product]<!-- /wp:shortcode -->',
};

const coatContent = [
  '<!-- wp:shortcode -->[stock_badge]<!-- /wp:shortcode -->',
  block('stock-badge'),
  block('stock-badge', { variantId: fixedVariant }),
].join('\n');

/**
 * Fills the site, and returns the address of each page by its name.
 *
 * @param {{ php: (script: string, ...args: string[]) => Promise<unknown> }} site
 * @returns {Promise<Record<string, string>>}
 */
export async function makeContent(site) {
  const post = (values) => site.php('post.php', JSON.stringify(values));
  const paths = {};
  for (const [name, content] of Object.entries(pages)) {
    paths[name] = `/?page_id=${await post({ post_title: name, post_content: content })}`;
  }
  const simple = { post_type: 'product', meta: { kind: 'simple' } };
  const till = { kind: 'simple', till_id: String(trench.id) };
  const ids = {
    trench: await post({ ...simple, post_title: trench.title, meta: till }),
    dress: await post({
      ...simple,
      post_title: dress.title,
      import_id: dress.id,
      meta: { kind: 'simple', stock: 'sold-out' },
    }),
    coat: await post({
      post_type: 'product',
      post_title: coat.title,
      post_content: coatContent,
      import_id: coat.id,
      meta: { kind: 'variable' },
    }),
  };
  for (const variant of coat.variants) {
    await post({
      post_type: 'product_variation',
      post_title: variant.title,
      import_id: variant.id,
      meta: { kind: 'variation', parent: String(coat.id) },
    });
  }
  for (const [name, id] of Object.entries(ids)) paths[name] = `/?post_type=product&p=${id}`;
  return paths;
}
