import type { StockTable } from '../../domain/stock-table.js';
import { ancestors } from '../ancestors.js';
import { isBeside } from './beside.js';
import { isWithin, shareBox } from './cart-context.js';
import { productSaidOf, showersOfPage, type ProductOf } from './nearest-product.js';
import { cartControls } from './page-variants.js';

/** What follows the page's word about a product's variants. */
export interface Hearer {
  /** What shows the product. */
  readonly host: Element;
  readonly productId: string | undefined;
  /** The variant that is shown; '' for none. */
  readonly variantId: string;
  /** Nobody has named a variant of this product for the host. */
  readonly isOpen: boolean;
  /** The product's inventory; undefined while it is on its way. */
  readonly table: StockTable | undefined;
  /** What has spoken of this product's variants before: it may name one that the inventory does not. */
  readonly own: WeakSet<Element>;
  /** What has named the product by `data-product-id` when its inventory came. */
  readonly declarers: WeakSet<Element>;
  /** An event at the document has been meant for it before. */
  readonly hearsPage: boolean;
}

/** Those in the page, by their hosts. */
export const hearers = new Map<Element, Hearer>();

export const productOf: ProductOf = (shower) =>
  hearers.get(shower)?.productId ?? productSaidOf(shower);

/** The controls of its product. */
export const ownControls = ({ own }: Hearer): readonly HTMLInputElement[] =>
  cartControls().filter((control) => own.has(control));

/** Whether the nearest elements around `source` that show a product show others than the hearer's. */
export function isOfAnother(source: Element, { host, productId }: Hearer): boolean {
  const all = showersOfPage(host, productOf);
  for (const box of ancestors(source)) {
    const near = all.filter((each) => isWithin(each, box));
    if (near.length) return !near.some((each) => productOf(each) === productId);
  }
  return false;
}

/** Whether what is told at `source` can be meant for it. */
export const sharesBox = (hearer: Hearer, source: Element): boolean =>
  shareBox(source, hearer.host, ownControls(hearer));

/** Whether a control is of its product for all that can be seen, though nothing has said so. */
export const isOfProduct = (control: HTMLInputElement, hearer: Hearer): boolean =>
  isBeside(control, hearer, productOf);
