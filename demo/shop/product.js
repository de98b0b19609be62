// The product page's own script, as a theme has one. It writes the chosen variant into the form.
// The badge reads nothing but the form.
import { showPicture } from './pictures.js';
import { linkTo } from './state.js';
import { optionName, priceText } from './words.js';

const element = (id) => document.getElementById(id);
const form = element('form');
const badge = document.querySelector('stock-badge');
const address = new URL(location.href);

// Before anything is waited for: a badge that has kept its answer says it at once.
document.addEventListener('stock-badge-change', ({ availability }) => {
  element('reserve').disabled = availability === 'https://schema.org/OutOfStock';
  // It was about another variant, store or stock.
  showNote('free');
});
document.addEventListener('my-store-change', () => showNote('free'));

/** The product that the page is about, once `begin` has it. */
let product;

function optionView({ name, values }, index) {
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = optionName(name);
  const choices = values.map((value, at) => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: `option${index}`, value, checked: at === 0 });
    const text = document.createElement('span');
    text.textContent = value;
    if (name === 'Colour') text.dataset.colour = value;
    label.append(input, text);
    return label;
  });
  group.append(legend, ...choices);
  return group;
}

/** The page is written for its first product; another takes its place before anything is seen. */
function showProduct() {
  document.title = `${product.title} · Halvarenne`;
  element('title').textContent = product.title;
  document.querySelector('[property="og:title"]').content = product.title;
  element('options').replaceChildren(...product.options.map(optionView));
  badge.setAttribute('product-id', product.id);
}

function chosenVariant() {
  const values = product.options.map((_, index) => form.elements[`option${index}`].value);
  return product.variants.find(({ options }) => options.every((each, at) => each === values[at]));
}

function showVariant() {
  const variant = chosenVariant();
  if (!variant) return;
  element('price').textContent = priceText(variant.price, product.currency);
  showPicture(element('picture'), product, variant, element('close'));
  element('finder').href = linkTo(`./?product=${product.handle}&variant=${variant.id}`);
  form.elements.id.value = variant.id;
  form.elements.id.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Shows one of the three notes below the button. */
function showNote(shown) {
  for (const id of ['free', 'first', 'reserved']) element(id).hidden = id !== shown;
}

/** Whether the shopper has chosen a store. The elements keep the choice under such a key. */
const hasStore = () =>
  Object.keys(localStorage).some((key) => key.startsWith('store-locator:my-store:'));

/** A link to a variant opens with it. */
function chooseVariant(id) {
  const variant = product.variants.find((each) => String(each.id) === id);
  for (const [index, value] of (variant?.options ?? []).entries())
    form.elements[`option${index}`].value = value;
}

async function begin() {
  const response = await fetch('service/data/products.json');
  const products = await response.json();
  product =
    products.find(({ handle }) => handle === address.searchParams.get('product')) ?? products[0];
  if (product !== products[0]) showProduct();
  chooseVariant(address.searchParams.get('variant'));
  showVariant();
  document.documentElement.classList.remove('waits');
  listen();
}

function listen() {
  form.addEventListener('change', ({ target }) => {
    if (target === form.elements.id) return;
    showNote('free');
    showVariant();
    const url = new URL(location.href);
    url.searchParams.set('variant', form.elements.id.value);
    history.replaceState(history.state, '', url);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    showNote(hasStore() ? 'reserved' : 'first');
  });
}

// No `await` at the top of a module: WebKit 2.50 at times never ends it, and the page hangs.
void begin();
