import { platformId } from '../../domain/platform-id.js';
import { goesAlong, isLate } from './beside.js';
import { controlsAround, isInPartOf } from './cart-context.js';
import { declaredProduct, declarerOf } from './declared-product.js';
import {
  hearers,
  isOfAnother,
  isOfProduct,
  ownControls,
  productOf,
  sharesBox,
  type Hearer,
} from './hearer.js';
import { showsOthers } from './nearest-product.js';
import type { VariantSignal } from './variant-signal.js';

/** A bar with a form of the same product speaks for those that are elsewhere, where none of them is in it. */
function isForAll(source: Element, hearer: Hearer): boolean {
  const around = controlsAround(source);
  if (!around.length || !around.every((control) => hearer.own.has(control))) return false;
  return ![...hearers.values()].some((each) => each !== hearer && sharesBox(each, source));
}

/** Whether an element that names no product stands with the host or its product's form, and nearer to no other product. */
const isBeside = (source: Element, hearer: Hearer, controls: readonly Element[]): boolean =>
  [hearer.host, ...controls].some((each) => isInPartOf(source, each)) &&
  !isOfAnother(source, hearer);

/** Whether what names only the product that is next is about the hearer's: it has spoken of that before. */
function isSpokenFor(source: Element, hearer: Hearer): boolean {
  if (source === document.body || hearer.own.has(source)) return true;
  const declarer = declarerOf(source);
  return declarer ? hearer.declarers.has(declarer) : isBeside(source, hearer, ownControls(hearer));
}

/** Whether a signal is about a hearer's product, and for it; undefined: that can't be known before its inventory is. */
export function isMeant(signal: VariantSignal, hearer: Hearer): boolean | undefined {
  const { source, variantId, isVague } = signal;
  const { host, productId, table } = hearer;
  // What takes the product's place may have taken it already.
  const next = signal.nextProductId === productId ? '' : signal.nextProductId;
  const declared = signal.productId || declaredProduct(source, next);
  if (declared && declared !== productId) return false;
  if (next && !declared && !isSpokenFor(source, hearer)) return table ? false : undefined;
  if (!sharesBox(hearer, source) && !isForAll(source, hearer)) return false;
  const controls = ownControls(hearer);
  if (signal.isNew && isLate(source, host, controls, hearer.variantId)) return false;
  const sources = source === document.body ? controls : [source];
  if (next && !goesAlong(host, sources, [productId, next], productOf)) return false;
  if (table?.has(variantId)) return true;
  if (isVague) return false;
  if (declared || hearer.own.has(source)) return true;
  const around = controlsAround(source);
  const own = around.filter((each) => hearer.own.has(each) || isOfProduct(each, hearer));
  const isAddress = source === document.documentElement;
  const isPage = isAddress || source === document.body;
  // What it has spoken of before is not chosen any more.
  if (source === document.body && !variantId && hearer.hearsPage) return true;
  // The page as a whole speaks for a product only where it shows no other.
  const isOfOthers = isPage
    ? own.length < around.length || showsOthers(host, productOf)
    : !around.includes(source as HTMLInputElement) && !isBeside(source, hearer, own);
  if (own.length && !isOfOthers) return true;
  if (!table) return undefined;
  return isAddress && (!isOfOthers || own.some(({ value }) => platformId(value) === variantId));
}
