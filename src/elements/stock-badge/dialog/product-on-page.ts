import { platformId } from '../../../domain/store/platform-id.js';
import { nearestTo } from '../../../theme-variants/page-parts.js';
import { idControls } from '../../../theme-variants/product-forms.js';
import { showsOthers } from '../../../theme-variants/shown-products.js';

const metaOf = (property: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content.trim() ?? '';

/** Returns the name that a product's page gives to itself; '' where it may be about another. */
const nameOf = (productId: string): string =>
  metaOf('og:type') === 'product' && !showsOthers(productId) ? metaOf('og:title') : '';

/** The fields of a product's form in which its options are chosen. */
const options = 'select[name^="option"], [name^="option"]:checked';

/** Returns the options of a variant as its form writes them; '' where no form has that variant. */
function optionsOf(host: Element, variantId: string): string {
  const [control] = nearestTo(
    host,
    idControls(document),
    ({ value }) => platformId(value) === variantId,
  );
  if (!control) return '';
  if (control instanceof HTMLSelectElement)
    return control.selectedOptions[0]?.textContent?.trim() ?? '';
  const chosen = control.form?.querySelectorAll<HTMLInputElement>(options) ?? [];
  return [...chosen].map(({ value }) => value.trim()).join(' / ');
}

/**
 * Returns the product and the variant in words, as far as the page surely tells them: by the tags
 * of Open Graph, and by the form of the variant.
 */
export function productOnPage(host: Element, productId: string, variantId: string): string {
  const variant = variantId && optionsOf(host, variantId);
  return [nameOf(productId), variant === 'Default Title' ? '' : variant]
    .filter(Boolean)
    .join(' · ');
}
