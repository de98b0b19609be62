// The shop's own script: it draws a product and tells the badges which variant is chosen.
const load = async (path) => (await fetch(path)).json();

const [products, locations] = await Promise.all([
  load('service/data/products.json'),
  load('/api/v1/locations.json?public_key=pk_demo'),
]);
const element = (id) => document.getElementById(id);
const badges = () => document.querySelectorAll('stock-badge');

/** The stores whose answers differ most, so that one page shows in, low, out and unknown. */
async function telling(product) {
  const table = await load(
    `/api/v1/inventory.json?public_key=pk_demo&product_id=${product.id}&by=demo`,
  );
  const row = table?.[product.variants[0].id] ?? {};
  const wanted = ['in_stock', 'low_stock', 'out_of_stock', undefined];
  return wanted.map((status) =>
    locations.find(({ platform_location_id: id }) => id && row[id] === status),
  );
}

function chosenVariant(product) {
  const values = product.options.map(
    (_, index) => element('form').elements[`option${index}`].value,
  );
  return product.variants.find(({ options }) => options.every((each, i) => each === values[i]));
}

function showVariant(product) {
  const variant = chosenVariant(product);
  if (!variant) return;
  element('price').textContent = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: product.currency,
  }).format(variant.price);
  for (const badge of badges()) badge.variantId = String(variant.id);
}

function showOptions(product) {
  element('options').replaceChildren(
    ...product.options.map(({ name, values }, index) => {
      const group = document.createElement('fieldset');
      const legend = document.createElement('legend');
      legend.textContent = name;
      const choices = values.map((value, at) => {
        const label = document.createElement('label');
        const input = Object.assign(document.createElement('input'), {
          type: 'radio',
          name: `option${index}`,
          value,
          checked: at === 0,
        });
        label.append(input, value);
        return label;
      });
      group.append(legend, ...choices);
      return group;
    }),
  );
}

async function showProduct(product) {
  element('title').textContent = product.title;
  showOptions(product);
  const stores = await telling(product);
  element('stores').replaceChildren(
    ...stores.filter(Boolean).map((store) => {
      const item = document.createElement('li');
      const name = document.createElement('strong');
      name.textContent = store.name;
      const badge = document.createElement('stock-badge');
      badge.setAttribute('platform-location-id', store.platform_location_id);
      badge.textContent = 'Ask the store for stock.';
      item.append(name, badge);
      return item;
    }),
  );
  for (const badge of badges()) badge.productId = String(product.id);
  showVariant(product);
}

element('product').append(...products.map(({ title }, index) => new Option(title, String(index))));
element('form').addEventListener('change', ({ target }) => {
  const product = products[element('product').value];
  if (target.id === 'product') void showProduct(product);
  else showVariant(product);
});
new PerformanceObserver((list) => {
  const asked = list.getEntries().filter(({ name }) => /inventory(?!.*by=demo)/.test(name));
  element('requests').value = Number(element('requests').value) + asked.length;
}).observe({ type: 'resource', buffered: true });
await showProduct(products[0]);
