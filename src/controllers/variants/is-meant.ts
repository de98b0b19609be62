import { platformId } from '../../domain/platform-id.js';
import { goesAlong, isLate } from './beside.js';
import { controlsAround, isInPartOf } from './cart-context.js';
import { declaredProduct } from './declared-product.js';
import { hearers, isOfProduct, ownControls, productOf, sharesBox, type Hearer } from './hearer.js';
import { showsOthers } from './nearest-product.js';
import type { VariantSignal } from './variant-signal.js';

/** A bar with a form of the same product speaks for those that are elsewhere, where none of them is in it. */
function isForAll(source: Element, hearer: Hearer): boolean {
  const around = controlsAround(source);
  if (!around.length || !around.every((control) => hearer.own.has(control))) return false;
  return ![...hearers.values()].some((each) => each !== hearer && sharesBox(each, source));
}

/** Whether what is told without the product's name is of it: its source has been before, or its form stands there. */
const isSpokenFor = (source: Element, hearer: Hearer): boolean =>
  source === document.body ||
  hearer.own.has(source) ||
  ownControls(hearer).some((control) => isInPartOf(source, control));

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
  // The page as a whole speaks for a product only where it shows no other.
  const isAddress = source === document.documentElement;
  const isOfOthers =
    (isAddress || source === document.body) &&
    (own.length < around.length || showsOthers(host, productOf));
  if (own.length && !isOfOthers) return true;
  if (!table) return undefined;
  return isAddress && (!isOfOthers || own.some(({ value }) => platformId(value) === variantId));
}
