import { badgeMarkup, parse, writeAddress, type Drawing, type Theme } from './theme.js';
import { latency } from '../../support/harness/waiting.js';

/**
 * Themes that draw the section anew and keep the old copy for half a second. They write the variant
 * into a hidden, disabled control.
 */
export const doubleCopies: Theme = {
  draw: (drawing) => `<section id="shopify-section-main" class="shopify-section">
    <product-info>
      <variant-selects><label><input type="radio" name="Size" checked />S</label></variant-selects>
      <div class="buy">
        <form action="/en/cart/add" method="post">
          <input type="hidden" name="id" value="${drawing.variantId}" disabled />
          <input type="hidden" name="product-id" value="${drawing.product.id}" />
        </form>
      </div>
      ${badgeMarkup(drawing)}
    </product-info>
  </section>`,

  show(section, drawing) {
    const next = parse(doubleCopies.draw(drawing));
    section.before(next);
    (section as HTMLElement).style.display = 'none';
    section.id += '-old';
    void latency(500).then(() => section.remove());
    writeAddress(drawing.variantId);
    writeControls(next, drawing);
    return next;
  },
};

function writeControls(section: Element, { variantId }: Drawing): void {
  for (const control of section.querySelectorAll<HTMLInputElement>('[name="id"]')) {
    control.disabled = false;
    control.value = String(variantId);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
