import { badgeMarkup, parse, type Drawing, type Theme } from './theme.js';

const stockSection = (drawing: Drawing): string =>
  `<section id="shopify-section-stock">${badgeMarkup(drawing)}</section>`;

/**
 * Themes whose badge has a section of its own. The server's new section replaces that one. Into the
 * form, which is elsewhere, the theme writes the variant.
 */
export const replacing: Theme = {
  draw: (drawing) => `<div class="product-page">
    <section id="shopify-section-form">
      <form action="/cart/add"><input type="hidden" name="id" value="${drawing.variantId}" /></form>
    </section>
    ${stockSection(drawing)}
  </div>`,

  show(section, drawing) {
    const { product, variantId } = drawing;
    const control = section.querySelector<HTMLInputElement>('[name="id"]');
    if (control) control.value = String(variantId);
    const variant = { id: variantId, product_id: product.id };
    document.dispatchEvent(new CustomEvent('variant:change', { detail: { variant } }));
    section.querySelector('#shopify-section-stock')?.replaceWith(parse(stockSection(drawing)));
    return section;
  },
};
