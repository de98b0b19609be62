import type { StockTable } from '../../domain/stock-table.js';
import { isBeside } from './beside.js';
import { shareBox } from './cart-context.js';
import { productSaidOf, type ProductOf } from './nearest-product.js';
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
}

/** Those in the page, by their hosts. */
export const hearers = new Map<Element, Hearer>();

export const productOf: ProductOf = (shower) =>
  hearers.get(shower)?.productId ?? productSaidOf(shower);

/** The controls of its product. */
export const ownControls = ({ own }: Hearer): readonly HTMLInputElement[] =>
  cartControls().filter((control) => own.has(control));

/** Whether what is told at `source` can be meant for it. */
export const sharesBox = (hearer: Hearer, source: Element): boolean =>
  shareBox(source, hearer.host, ownControls(hearer));

/** Whether a control is of its product for all that can be seen, though nothing has said so. */
export const isOfProduct = (control: HTMLInputElement, hearer: Hearer): boolean =>
  isBeside(control, hearer, productOf);
