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

/** Whether a card with a form of its own is told of, and the listener has its own too. */
function isForAnother(source: Element, listener: ProductListener): boolean {
  const { control, hasOwnForm } = listener;
  if (!control || !hasOwnForm) return false;
  const around = nearestTo(source, cartControls());
  return !around.includes(control) && around.some((each) => hasBadgeBeside(each, listener));
}

/** Whether a form speaks that is not the one which the listener has been given by name. */
function isOfOtherForm(source: Element, { control, isFormNamed }: ProductListener): boolean {
  const form = source.closest('form');
  return isFormNamed && !!form && form !== control?.form;
}

/** Whether an element stands with the listener or its form, and nearer to no other. */
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

/** Whether the next product of a combined listing takes this one's place: a card's stays. */
function goesOn({ source, nextProductId }: VariantChange, { host, productId }: ProductListener) {
  const declared = declaredProduct(host, nextProductId);
  return !declared || (declared === productId && isInPartOf(host, source));
}

/** Whether a source that names only the next product has spoken of this one before. */
function hasSpokenOf(source: Element, listener: ProductListener): boolean {
  const { productId } = listener;
  if (source === document.body) return !showsOthers(productId);
  return hasDeclared(source, productId) ?? standsWith(source, listener);
}

/** Whether a signal is about a listener's product, and for it. */
export function isForProduct(signal: VariantChange, listener: ProductListener): boolean {
  const { source, variantId, isVague } = signal;
  const { productId, table } = listener;
  // The next product may have taken this one's place already.
  const next = signal.nextProductId === productId ? '' : signal.nextProductId;
  const declared = signal.productId || declaredProduct(source, next);
  if (declared && declared !== productId) return false;
  if (isForAnother(source, listener) || isOfOtherForm(source, listener)) return false;
  if (next) return (!!declared || hasSpokenOf(source, listener)) && goesOn(signal, listener);
  if (table?.has(variantId)) return true;
  if (isVague) return false;
  if (declared) return true;
  // The page as a whole speaks of no variant for one product only where it shows no other.
  if (source === document.body) return !variantId && !showsOthers(productId);
  return !productListing(variantId) && standsWith(source, listener);
}
