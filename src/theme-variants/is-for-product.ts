import { declaredProduct, hasDeclared } from './declared-product.js';
import { isInPartOf, isWithin, nearestTo } from './page-parts.js';
import { cartControls } from './product-forms.js';
import {
  hasBadgeBeside,
  productListing,
  productNear,
  showsOthers,
  type ProductListener,
} from './shown-products.js';
import type { VariantChange } from './variant-watch.js';

/** True when the signal comes from a card with its own form and the listener has another form. */
function isForAnother(source: Element, listener: ProductListener): boolean {
  const { control, hasOwnForm } = listener;
  if (!control || !hasOwnForm) return false;
  const around = nearestTo(source, cartControls());
  return !around.includes(control) && around.some((each) => hasBadgeBeside(each, listener));
}

/** True when the signal comes from a form and the listener has been given another form by name. */
function isOfOtherForm(source: Element, { control, isFormNamed }: ProductListener): boolean {
  const form = source.closest('form');
  return isFormNamed && !!form && form !== control?.form;
}

/** True when an element is beside the listener or its form, and no other form is nearer. */
function standsWith(source: Element, { host, productId, control }: ProductListener): boolean {
  const own = control ? [host, control] : [host];
  if (!own.some((each) => isInPartOf(each, source) || isWithin(each, source))) return false;
  const forms = cartControls();
  const near = nearestTo<Element>(source, [...own, ...forms]);
  if (control && near.includes(control)) return true;
  const shown = productNear(source);
  return (
    !near.some((each) => forms.includes(each as HTMLInputElement)) &&
    (!shown || shown === productId)
  );
}

/** True when a combined listing's next product replaces this one. Another card's product stays. */
function goesOn({ source, nextProductId }: VariantChange, { host, productId }: ProductListener) {
  const declared = declaredProduct(host, nextProductId);
  return !declared || (declared === productId && isInPartOf(host, source));
}

/** True when a source that names only the next product has named this product before. */
function hasSpokenOf(source: Element, listener: ProductListener): boolean {
  const { productId } = listener;
  if (source === document.body) return !showsOthers(productId);
  return hasDeclared(source, productId) ?? standsWith(source, listener);
}

/** True when a signal is about the listener's product and meant for the listener. */
export function isForProduct(signal: VariantChange, listener: ProductListener): boolean {
  const { source, variantId, isVague } = signal;
  const { productId, table } = listener;
  // The next product may already have replaced this one.
  const next = signal.nextProductId === productId ? '' : signal.nextProductId;
  const declared = signal.productId || declaredProduct(source, next);
  if (declared && declared !== productId) return false;
  if (isForAnother(source, listener) || isOfOtherForm(source, listener)) return false;
  if (next) return (!!declared || hasSpokenOf(source, listener)) && goesOn(signal, listener);
  if (table?.has(variantId)) return true;
  if (isVague) return false;
  if (declared) return true;
  // A signal from the page as a whole that names no variant counts only on a page without other
  // products.
  if (source === document.body) return !variantId && !showsOthers(productId);
  return !productListing(variantId) && standsWith(source, listener);
}
