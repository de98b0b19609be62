import { badgeMarkup, type Theme } from './theme.js';

/** Answers that are promised, by the variant they will be of. */
const promised = new Map<number, (answer: object) => void>();

/** Themes with the platform's standard event: it promises the variant, in ids of the gid:// form. */
export const promising: Theme = {
  draw: (drawing) => `<section id="shopify-section-main" class="shopify-section">
    <product-picker></product-picker>
    <form action="/cart/add">
      <select name="id">
        ${drawing.product.variants.map((id) => `<option value="${id}" ${id === drawing.variantId ? 'selected' : ''}>${id}</option>`).join('')}
      </select>
    </form>
    ${badgeMarkup(drawing)}
  </section>`,

  begin(section, { product, variantId }) {
    const promise = new Promise((resolve) => promised.set(variantId, resolve));
    const event = new Event('shopify:product:select', { bubbles: true });
    Object.assign(event, { product: { id: `gid://shopify/Product/${product.id}` }, promise });
    section.querySelector('product-picker')?.dispatchEvent(event);
  },

  show(section, { variantId }) {
    promised.get(variantId)?.({ variant: { id: `gid://shopify/ProductVariant/${variantId}` } });
    return section;
  },
};
