// The page of all stores, with one product beside them. Its badge shows the stock of the selected
// store. A product's page leads here with its own product, and the list then says which stores have
// it.
import { showPicture } from './pictures.js';
import { linkTo } from './state.js';

const badge = document.querySelector('stock-badge');
const locator = document.querySelector('store-locator');
const stores = document.getElementById('all-stores');
const { searchParams } = new URL(location.href);

/**
 * The badge shows the store that is selected in the list or on the map. Without one it shows the
 * shopper's own store, or all stores.
 */
const follow = () => {
  badge.platformLocationId = locator.selectedStore?.platformLocationId || undefined;
};
for (const told of ['store-locator-load', 'store-locator-select'])
  // A choice is told before it is made.
  locator.addEventListener(told, () => setTimeout(follow));
document.addEventListener('my-store-change', () => {
  badge.platformLocationId = undefined;
});
badge.addEventListener('stock-badge-choose', () => {
  stores.scrollIntoView({ block: 'start' });
  stores.focus({ preventScroll: true });
});

async function showProduct(handle) {
  const response = await fetch('service/data/products.json');
  const products = await response.json();
  const product = products.find((each) => each.handle === handle);
  if (!product) return;
  const variant = product.variants.find(({ id }) => `${id}` === searchParams.get('variant'));
  const link = document.querySelector('#wanted a');
  link.textContent = [product.title, ...(variant?.options ?? [])].join(' · ');
  link.href = linkTo(`product.html?product=${handle}${variant ? `&variant=${variant.id}` : ''}`);
  document.title = `${product.title} · Halvarenne`;
  showPicture(document.querySelector('.wanted .picture'), product, variant);
  for (const element of [badge, locator]) {
    if (variant) element.setAttribute('variant-id', variant.id);
    element.setAttribute('product-id', product.id);
  }
}

// No `await` at the top of a module: WebKit 2.50 at times never ends it, and the page hangs.
const wanted = searchParams.get('product');
Promise.resolve(wanted && showProduct(wanted))
  .catch(() => {})
  .then(() => document.documentElement.classList.remove('waits'));
