import { platformId } from '../domain/store/platform-id.js';
import type { StockTable } from '../domain/stock/stock-table.js';
import { declaredProduct } from './declared-product.js';
import { isInPartOf, nearestTo } from './page-parts.js';

/** An element that shows a product and follows the variant that the page names. */
export interface ProductListener {
  readonly host: Element;
  readonly productId: string;
  /** The product's inventory; undefined while it is loading. */
  readonly table: StockTable | undefined;
  /** The `id` control of the product's form. */
  readonly control: HTMLInputElement | undefined;
  readonly hasOwnForm: boolean;
  /** Whether the form is given by name. Other forms and the page's address then do not count. */
  readonly isFormNamed: boolean;
  /** Called when the inventory of another product is known. */
  reconsider(): void;
}

export const listeners = new Set<ProductListener>();

/** Returns the product that an element shows. Before its code has loaded, the attribute counts. */
function productShownBy(element: Element): string {
  for (const { host, productId } of listeners) if (host === element) return productId;
  const { productId } = element as { readonly productId?: string | null };
  return platformId(productId ?? element.getAttribute('product-id'));
}

/**
 * Returns all elements that show a product. Elements in shadow roots or with other tag names are
 * found once they listen.
 */
const showers = (): Element[] =>
  [
    ...new Set([
      ...document.querySelectorAll('stock-badge, store-locator'),
      ...[...listeners].map(({ host }) => host),
    ]),
  ].filter(productShownBy);

/** True when the page shows a product other than this one. */
export const showsOthers = (productId: string): boolean =>
  showers().some((shower) => productShownBy(shower) !== productId);

/** True when another badge of the product is beside a form. The form then belongs to that badge. */
export const hasBadgeBeside = (control: Element, { host, productId }: ProductListener): boolean =>
  showers().some(
    (each) =>
      each !== host &&
      !each.matches('store-locator') &&
      productShownBy(each) === productId &&
      isInPartOf(each, control),
  );

/**
 * Returns the product shown nearest to an element in its part of the page; '' for none or several.
 */
export function productNear(element: Element): string {
  const nearest = nearestTo(element, showers());
  const [productId = '', other] = new Set(nearest.map(productShownBy));
  return !other && nearest.some((shower) => isInPartOf(shower, element)) ? productId : '';
}

/** Returns the product whose inventory has a variant; '' for none or several. */
export function productListing(variantId: string): string {
  const listing = [...listeners].filter(({ table }) => table?.has(variantId));
  const [productId = '', other] = new Set(listing.map((listener) => listener.productId));
  return other ? '' : productId;
}

/**
 * Returns the product of a form, by its markup, its variant or its place; '' when it is not known.
 */
export const productOfForm = (control: HTMLInputElement): string =>
  declaredProduct(control) || productListing(platformId(control.value)) || productNear(control);
