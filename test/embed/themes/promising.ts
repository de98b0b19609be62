import { badgeMarkup, type Theme } from './theme.js';

/** Answers that are promised, by the variant that they will be of. */
const promised = new Map<number, (answer: object) => void>();

/**
 * Themes with the platform's standard event: it promises the variant, with ids of the gid:// form.
 */
export const promising: Theme = {
  draw: (drawing) => `<section id="shopify-section-main" class="shopify-section">
    <product-picker data-product-id="${drawing.product.id}"></product-picker>
    <form action="/cart/add">
      <select name="id">
        ${drawing.product.variants.map((id) => `<option value="${id}" ${id === drawing.variantId ? 'selected' : ''}>${id}</option>`).join('')}
      </select>
    </form>
    ${badgeMarkup(drawing)}
  </section>`,

  begin(section, { variantId }) {
    const picker = section.querySelector('product-picker') as HTMLElement;
    const promise = new Promise((resolve) => promised.set(variantId, resolve));
    const event = new Event('shopify:product:select', { bubbles: true });
    // Of a combined listing it is the product before the choice.
    const product = { id: `gid://shopify/Product/${picker.dataset.productId}` };
    Object.assign(event, { product, promise });
    picker.dispatchEvent(event);
  },

  show(section, { product, variantId }, before) {
    const id = `${product.id}`;
    (section.querySelector('product-picker') as HTMLElement).dataset.productId = id;
    const isNext = product.id !== before.product.id;
    // Where the page was drawn without it, the variant is told by the theme's own data alone.
    const variant = isNext ? null : { id: `gid://shopify/ProductVariant/${variantId}` };
    const newProduct = isNext ? { id, url: '/products/next' } : undefined;
    const detail = { productId: id, newProduct, resource: { id: variantId, available: true } };
    promised.get(variantId)?.({ variant, detail });
    return section;
  },
};
