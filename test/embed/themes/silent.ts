import { badgeMarkup, writeAddress, type Theme } from './theme.js';

const draw: Theme['draw'] = (drawing) => `<section id="shopify-section-main">
  <form action="/cart/add"><input type="hidden" name="id" value="${drawing.variantId}" /></form>
  ${badgeMarkup(drawing)}
</section>`;

/** Themes that write to a hidden control, which no event tells of. */
export const silentControl: Theme = {
  draw,
  show(section, { variantId }) {
    const control = section.querySelector<HTMLInputElement>('[name="id"]');
    if (control) control.value = String(variantId);
    return section;
  },
};

/** Themes of which only the page's address tells. */
export const silentAddress: Theme = {
  draw: (drawing) => `<section id="shopify-section-main">${badgeMarkup(drawing)}</section>`,
  show(section, { variantId }) {
    writeAddress(variantId);
    return section;
  },
};
