import { platformId } from '../../domain/platform-id.js';
import type { StockTable } from '../../domain/stock-table.js';
import { ancestors } from '../ancestors.js';
import { isBeside } from './beside.js';
import { isWithin, shareBox } from './cart-context.js';
import { productSaidOf, showersOfPage, type ProductOf } from './nearest-product.js';
import type { OwnSources } from './own-sources.js';
import { controlsNow } from './controls-now.js';

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
  readonly sources: OwnSources;
  /** An event at the document has been meant for it before. */
  readonly hearsPage: boolean;
  /** To be called when the inventory of another product is known: what it took for its own may be that one's. */
  reconsider(): void;
}

/** Those in the page, by their hosts. */
export const hearers = new Map<Element, Hearer>();

export const productOf: ProductOf = (shower) =>
  hearers.get(shower)?.productId ?? productSaidOf(shower);

/** The controls of its product. */
export const ownControls = ({ sources }: Hearer): readonly HTMLInputElement[] =>
  controlsNow().filter((control) => sources.known.has(control));

/** Whether a variant is in the inventory of another product that the page shows. */
export const isListedElsewhere = (variantId: string, { productId }: Hearer): boolean =>
  [...hearers.values()].some(
    (each) => each.productId !== productId && each.table?.has(variantId) === true,
  );

/** Whether the nearest elements around `source` that show a product, or are its controls, are of others than the hearer's. */
export function isOfAnother(source: Element, hearer: Hearer): boolean {
  const { host, productId } = hearer;
  const all = showersOfPage(host, productOf);
  const controls = ownControls(hearer);
  for (const box of ancestors(source)) {
    if (controls.some((control) => isWithin(control, box))) return false;
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
  !isListedElsewhere(platformId(control.value), hearer) && isBeside(control, hearer, productOf);
