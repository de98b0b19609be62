import { platformId } from '../domain/store/platform-id.js';
import { ancestors } from '../controllers/look/ancestors.js';
import { cartControls } from './product-forms.js';

/** The products that each element has named by `data-product-id` so far. */
const named = new WeakMap<Element, Set<string>>();

/**
 * True when an element contains forms of several variants. It then names none of their products.
 */
const isAroundSeveral = (element: Element): boolean =>
  new Set(cartControls(element).map(({ value }) => platformId(value))).size > 1;

/**
 * Returns the product that the markup around an element names, by a form's `product-id` or the
 * nearest `data-product-id`; '' for none.
 *
 * @param besides a product id that is passed over
 */
export function declaredProduct(element: Element, besides = ''): string {
  for (const ancestor of ancestors(element)) {
    const inForm = ancestor.matches('form')
      ? ancestor.querySelector<HTMLInputElement>('[name="product-id"]')?.value
      : undefined;
    const id = platformId(inForm ?? ancestor.getAttribute('data-product-id') ?? '');
    if (id && id !== besides && (inForm || !isAroundSeveral(ancestor))) return id;
  }
  return '';
}

/**
 * Remembers the products that the markup names. A picker may be drawn for the next product of a
 * combined listing before its event fires.
 */
export function rememberDeclared(): void {
  for (const element of document.querySelectorAll('[data-product-id]')) {
    const ids = named.get(element) ?? new Set();
    named.set(element, ids.add(platformId(element.getAttribute('data-product-id'))));
  }
}

/** True when the nearest `data-product-id` has named a product before; undefined without one. */
export function hasDeclared(element: Element, productId: string): boolean | undefined {
  for (const ancestor of ancestors(element))
    if (ancestor.hasAttribute('data-product-id'))
      return named.get(ancestor)?.has(productId) === true;
  return undefined;
}
