import { platformId } from '../domain/store/platform-id.js';
import { nearestTo } from './page-parts.js';
import { addressVariant, cartControls, idControls } from './product-forms.js';
import { productOfForm, showsOthers, type ProductListener } from './shown-products.js';

const byAddress = (controls: readonly HTMLInputElement[]): HTMLInputElement | undefined =>
  controls.find(({ value }) => platformId(value) === addressVariant());

/**
 * Returns the `id` control of the nearest form of the product. Among several such forms it takes
 * the current one, else the one with the address's variant, else the first.
 */
function formOfProduct({ host, productId, control }: ProductListener) {
  const isOwn = (each: HTMLInputElement): boolean => productOfForm(each) === productId;
  const nearest = nearestTo(host, cartControls(), isOwn);
  return nearest.find((each) => each === control) ?? byAddress(nearest) ?? nearest[0];
}

/**
 * Returns the `id` control of the nearest form whose product is not known, if that form can only be
 * this product's.
 *
 * That is so when the page shows no other product, when the form was this product's before, or when
 * it is drawn where that form was. Several forms with different variants give no result, unless one
 * has the address's variant.
 */
function formOfNobody({ host, productId, control }: ProductListener) {
  if (control?.isConnected && !productOfForm(control)) return control;
  if (showsOthers(productId) && (!control || control.isConnected)) return undefined;
  const nearest = nearestTo(host, cartControls(), (each) => !productOfForm(each));
  const isClear = new Set(nearest.map(({ value }) => platformId(value))).size === 1;
  return isClear ? nearest[0] : byAddress(nearest);
}

/** Returns the `id` control of the form with this id, whatever the form's action is. */
export const namedForm = (formId: string): HTMLInputElement | undefined =>
  // A form's `id` property is its control of that name, so the attribute is read.
  idControls(document).find(({ form }) => form?.getAttribute('id') === formId);

/** Returns the `id` control of the form that belongs to a listener without a named form. */
export const ownForm = (listener: ProductListener): HTMLInputElement | undefined =>
  formOfProduct(listener) ?? formOfNobody(listener);
