import { platformId } from '../domain/store/platform-id.js';
import { nearestTo } from './page-parts.js';
import { addressVariant, cartControls, idControls } from './product-forms.js';
import { productOfForm, showsOthers, type ProductListener } from './shown-products.js';

const byAddress = (controls: readonly HTMLInputElement[]): HTMLInputElement | undefined =>
  controls.find(({ value }) => platformId(value) === addressVariant());

/** The nearest form of the product; of several the one so far, or as the address says. */
function formOfProduct({ host, productId, control }: ProductListener) {
  const isOwn = (each: HTMLInputElement): boolean => productOfForm(each) === productId;
  const nearest = nearestTo(host, cartControls(), isOwn);
  return nearest.find((each) => each === control) ?? byAddress(nearest) ?? nearest[0];
}

/**
 * The nearest form that nobody knows the product of, if it can only be this one's: the page shows
 * no other product, or the form was this one's before, or is drawn where that was. None where
 * several say different things.
 */
function formOfNobody({ host, productId, control }: ProductListener) {
  if (control?.isConnected && !productOfForm(control)) return control;
  if (showsOthers(productId) && (!control || control.isConnected)) return undefined;
  const nearest = nearestTo(host, cartControls(), (each) => !productOfForm(each));
  const isClear = new Set(nearest.map(({ value }) => platformId(value))).size === 1;
  return isClear ? nearest[0] : byAddress(nearest);
}

/** The `id` control of the form with this id, wherever that form leads. */
export const namedForm = (formId: string): HTMLInputElement | undefined =>
  // A form's `id` property is its control of that name.
  idControls(document).find(({ form }) => form?.getAttribute('id') === formId);

/** The `id` control of the form that speaks for an element that names none. */
export const ownForm = (listener: ProductListener): HTMLInputElement | undefined =>
  formOfProduct(listener) ?? formOfNobody(listener);
