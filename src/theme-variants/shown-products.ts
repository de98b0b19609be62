import { platformId } from '../domain/store/platform-id.js';
import type { StockTable } from '../domain/stock/stock-table.js';
import { declaredProduct } from './declared-product.js';
import { isInPartOf, nearestTo } from './page-parts.js';

/** An element that shows a product and follows the page's word about its variants. */
export interface ProductListener {
  readonly host: Element;
  readonly productId: string;
  /** The inventory; undefined while it is on its way. */
  readonly table: StockTable | undefined;
  /** The `id` control of its product's form. */
  readonly control: HTMLInputElement | undefined;
  readonly hasOwnForm: boolean;
  /** The form is named for it: no other speaks to it, nor does the address. */
  readonly isFormNamed: boolean;
  /** To be called when the inventory of another product is known. */
  reconsider(): void;
}

export const listeners = new Set<ProductListener>();

/** The product that an element shows; by attribute where the element's code has yet to come. */
function productShownBy(element: Element): string {
  for (const { host, productId } of listeners) if (host === element) return productId;
  const { productId } = element as { readonly productId?: string | null };
  return platformId(productId ?? element.getAttribute('product-id'));
}

/** All that show a product; in shadow roots, or under names of their own, once they listen. */
const showers = (): Element[] =>
  [
    ...new Set([
      ...document.querySelectorAll('stock-badge, store-locator'),
      ...[...listeners].map(({ host }) => host),
    ]),
  ].filter(productShownBy);

/** Whether the page shows a product besides this one. */
export const showsOthers = (productId: string): boolean =>
  showers().some((shower) => productShownBy(shower) !== productId);

/** Whether another badge of the product stands beside a form, which speaks for that one. */
export const hasBadgeBeside = (control: Element, { host, productId }: ProductListener): boolean =>
  showers().some(
    (each) =>
      each !== host &&
      !each.matches('store-locator') &&
      productShownBy(each) === productId &&
      isInPartOf(each, control),
  );

/** The product shown nearest to an element, in its part of the page; '' for none or several. */
export function productNear(element: Element): string {
  const nearest = nearestTo(element, showers());
  const [productId = '', other] = new Set(nearest.map(productShownBy));
  return !other && nearest.some((shower) => isInPartOf(shower, element)) ? productId : '';
}

/** The product whose inventory lists a variant; '' for none, or several. */
export function productListing(variantId: string): string {
  const listing = [...listeners].filter(({ table }) => table?.has(variantId));
  const [productId = '', other] = new Set(listing.map((listener) => listener.productId));
  return other ? '' : productId;
}

/** The product of a form: by its word, its variant, or its place; '' where nobody knows. */
export const productOfForm = (control: HTMLInputElement): string =>
  declaredProduct(control) || productListing(platformId(control.value)) || productNear(control);
