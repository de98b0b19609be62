import { badgeMarkup, type Theme } from './theme.js';

/** Themes that tell with `variant:change`, at the form or at the document. */
export const announcing: Theme = {
  draw: (drawing) => `<div class="shopify-section" id="shopify-section-main">
    <form id="buy" action="/cart/add"><input type="hidden" name="id" value="${drawing.variantId}" /></form>
    ${badgeMarkup(drawing)}
  </div>`,

  show(section, { product, variantId }) {
    const target = variantId % 2 ? document : section.querySelector('form');
    const variant = { id: variantId, title: 'S / Red', product_id: product.id };
    target?.dispatchEvent(
      new CustomEvent('variant:change', { bubbles: true, detail: { variant } }),
    );
    return section;
  },
};
