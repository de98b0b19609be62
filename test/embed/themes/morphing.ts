import { badgeMarkup, parse, writeAddress, type Theme } from './theme.js';

/**
 * Themes that morph the live section into the server's new one, and tell of it by events of their
 * own.
 */
export const morphing: Theme = {
  draw: (drawing) => `<section id="shopify-section-main" class="shopify-section">
    <variant-picker data-product-id="${drawing.product.id}">
      <select><option data-option-value-id="9${drawing.variantId}">S</option></select>
    </variant-picker>
    <product-form-component>
      <form action="/cart/add"><input type="hidden" name="id" value="${drawing.variantId}" /></form>
    </product-form-component>
    <div class="block">${badgeMarkup(drawing)}</div>
  </section>`,

  begin(section, { variantId }) {
    tell(section, 'variant:selected', { resource: { id: `9${variantId}` } });
  },

  show(section, drawing, before) {
    const { product, variantId } = drawing;
    const isNext = product.id !== before.product.id;
    const picker = section.querySelector('variant-picker') as HTMLElement;
    // The picker is drawn before the event. In a combined listing it names the next product in the
    // old one's place.
    picker.dataset.productId = `${product.id}`;
    tell(section, 'variant:update', {
      resource: { id: variantId, available: true },
      sourceId: 'template-main',
      data: {
        productId: picker.dataset.productId,
        ...(isNext && { newProduct: { id: String(product.id), url: '/products/next' } }),
      },
    });
    morph(section, parse(morphing.draw(drawing)));
    writeAddress(variantId);
    return section;
  },
};

const tell = (section: Element, type: string, detail: object): boolean =>
  (section.querySelector('variant-picker') ?? section).dispatchEvent(
    new CustomEvent(type, { bubbles: true, detail }),
  );

/** Makes an element what the server sent: attributes that it did not send are taken away. */
function morph(old: Element, next: Element): void {
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const children = [...next.children];
  if (children.length !== old.children.length) {
    old.replaceChildren(...next.childNodes);
    return;
  }
  for (const [index, child] of children.entries()) {
    const own = old.children[index];
    if (own?.localName === child.localName) morph(own, child);
    else own?.replaceWith(child);
  }
}
