import { platformId } from '../../domain/platform-id.js';
import { controlsAround, isInPartOf } from './cart-context.js';
import { declaredProduct } from './declared-product.js';
import type { Hearer } from './hearer.js';
import { nearestProduct, showersOfPage, type ProductOf } from './nearest-product.js';
import { isSameSpot, spotOf } from './spot.js';

/** The control in the host's part of the page that is its product's; undefined where several say different things. */
export function controlBeside(host: Element, own: WeakSet<Element>): Element | undefined {
  const beside = controlsAround(host).filter(
    (control) => own.has(control) && isInPartOf(host, control),
  );
  const ids = new Set(beside.map(({ value }) => platformId(value)));
  return ids.size === 1 && !ids.has('') ? beside[0] : undefined;
}

/**
 * Whether a control that has just come has nothing to say to the host: it stands elsewhere, and another one still says what
 * was chosen. The default of a bar that is drawn late is nobody's choice; a copy of the other's part is drawn for one.
 *
 * @param own the controls of the host's product
 */
export function isLate(
  source: Element,
  host: Element,
  own: readonly HTMLInputElement[],
  shown: string,
): boolean {
  if (isInPartOf(host, source)) return false;
  const spot = spotOf(source);
  return own.some(
    (control) =>
      control !== source &&
      platformId(control.value) === shown &&
      !isSameSpot(spotOf(control), spot),
  );
}

/**
 * Whether a control is of the host's product for all that can be seen, though the inventory does not list what it says: it
 * stands beside what shows that product, and no other control there is known to be the product's.
 */
export function isBeside(
  control: HTMLInputElement,
  { host, productId, table, isOpen }: Hearer,
  productOf: ProductOf,
): boolean {
  if (!table || !platformId(control.value) || declaredProduct(control)) return false;
  const nearest = nearestProduct(control, host, productOf);
  if (!nearest || nearest.productId !== productId || !(nearest.isNear || isOpen)) return false;
  return !nearest.rivals.some(
    (rival) => declaredProduct(rival) === productId || table.has(platformId(rival.value)),
  );
}

/**
 * Whether the next product of a combined listing takes the place of the host's, as it does for those that stand where it is
 * chosen; elsewhere only where none stands there. A card of the same product stays what it is.
 *
 * @param sources where it is chosen; none: by the page as a whole
 * @param products both
 */
export function goesAlong(
  host: Element,
  sources: readonly Element[],
  products: readonly (string | undefined)[],
  productOf: ProductOf,
): boolean {
  const isThere = (each: Element): boolean => sources.some((source) => isInPartOf(each, source));
  // A locator is the page's.
  if (!sources.length || isThere(host) || host.matches('store-locator')) return true;
  const others = showersOfPage(host, productOf).filter(isThere);
  return !declaredProduct(host) && !others.some((each) => products.includes(productOf(each)));
}
