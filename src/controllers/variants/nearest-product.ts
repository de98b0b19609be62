import { platformId } from '../../domain/platform-id.js';
import { ancestors } from '../ancestors.js';
import { boxAround, isInPartOf, isWithin } from './cart-context.js';
import { declaredProduct } from './declared-product.js';
import { controlsNow } from './controls-now.js';
import { saidBy } from './page-variants.js';

/** What shows a product in a page; other names of theirs are those of further bundles. */
const showers = 'stock-badge, store-locator';

/** The product that an element shows; '' where it is none that does. */
export type ProductOf = (shower: Element) => string;

/** As the page says it: by property, or by attribute where the element's code has yet to come. */
export const productSaidOf: ProductOf = (shower) =>
  platformId(
    (shower as { readonly productId?: string | null }).productId ??
      shower.getAttribute('product-id'),
  );

/** All that show one, with the host, which may stand in a shadow tree or have a name of its own. */
export function showersOfPage(host: Element, productOf: ProductOf): readonly Element[] {
  const found = [...document.querySelectorAll(showers)].filter((each) => productOf(each));
  return found.includes(host) ? found : [...found, host];
}

/** Whether the page shows another product, too. */
export const showsOthers = (host: Element, productOf: ProductOf): boolean =>
  showersOfPage(host, productOf).some((each) => productOf(each) !== productOf(host));

export interface NearestProduct {
  readonly productId: string;
  /** Some element that shows it is in the same part of the page. */
  readonly isNear: boolean;
  /** Further controls that could be meant just as well. */
  readonly rivals: readonly HTMLInputElement[];
}

/**
 * The product that a control is of by where it stands: its nearest elements that show one, for which no other control is
 * nearer, show that one. undefined where that is not clear.
 *
 * @param host one that shows a product
 */
export function nearestProduct(
  control: HTMLInputElement,
  host: Element,
  productOf: ProductOf,
): NearestProduct | undefined {
  const all = showersOfPage(host, productOf);
  const boxOf = (source: Element): Element | undefined => {
    for (const box of ancestors(source)) if (all.some((each) => isWithin(each, box))) return box;
    return undefined;
  };
  const box = boxOf(control);
  if (!box) return undefined;
  const controls = controlsNow();
  const nearest = all.filter((each) => isWithin(each, box) && boxAround(each, controls) === box);
  const [productId, other] = new Set(nearest.map(productOf));
  if (!productId || other) return undefined;
  const rivals = controls.filter(
    (each) => each !== control && box.contains(each) && boxOf(each) === box,
  );
  const id = platformId(control.value);
  const isClear = rivals.every((each) => declaredProduct(each) || platformId(each.value) === id);
  // Of several forms the page's address may tell which is the product's.
  if (!isClear && platformId(saidBy(document.documentElement)) !== id) return undefined;
  return { productId, rivals, isNear: nearest.some((each) => isInPartOf(each, control)) };
}
