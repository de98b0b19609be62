import { platformId } from '../../domain/platform-id.js';
import { goesAlong, isLate } from './beside.js';
import { boxAround, controlsAround, isInPartOf, isWithin, partOf } from './cart-context.js';
import { declaredProduct, declarerOf } from './declared-product.js';
import {
  hearers,
  isListedElsewhere,
  isOfAnother,
  isOfProduct,
  ownControls,
  productOf,
  sharesBox,
  type Hearer,
} from './hearer.js';
import { showsOthers } from './nearest-product.js';
import { controlsNow } from './controls-now.js';
import type { VariantSignal } from './variant-signal.js';

/** Whether a form is a hearer's own: it stands beside that, and so does no other form. */
function hasForItself(around: readonly Element[], source: Element, hearer: Hearer): boolean {
  if (!sharesBox(hearer, source)) return false;
  const own = ownControls(hearer);
  const controls = controlsNow();
  const box = boxAround(hearer.host, own.length ? own : controls);
  return controls.every((each) => !box?.contains(each) || around.includes(each));
}

/** A bar with a form of the same product speaks for those that are elsewhere, where it is none of theirs alone. */
function isForAll(source: Element, hearer: Hearer): boolean {
  const around = controlsAround(source);
  const { known } = hearer.sources;
  if (!around.length || !around.every((control) => known.has(control))) return false;
  return ![...hearers.values()].some(
    (each) => each !== hearer && hasForItself(around, source, each),
  );
}

/** Whether an element that names no product stands with the host or its product's form, and nearer to no other product. */
function standsWith(source: Element, hearer: Hearer, controls: readonly Element[]): boolean {
  const isNear = (each: Element): boolean =>
    isInPartOf(source, each) || isInPartOf(each, source) || isWithin(each, source);
  return (
    (!partOf(source) || [hearer.host, ...controls].some(isNear)) && !isOfAnother(source, hearer)
  );
}

/** Whether what names only the product that is next is about the hearer's: it has spoken of that before, or a form has. */
function isSpokenFor({ source, variantId }: VariantSignal, hearer: Hearer): boolean {
  if (source === document.body || hearer.sources.known.has(source)) return true;
  const controls = ownControls(hearer);
  const declarer = declarerOf(source);
  if (!declarer) return standsWith(source, hearer, controls);
  if (hearer.sources.declarers.has(declarer)) return true;
  // Its form says so too.
  return controls.some((each) => platformId(each.value) === variantId && isInPartOf(source, each));
}

/** Whether a signal is about a hearer's product, and for it; undefined: that can't be known before its inventory is. */
export function isMeant(signal: VariantSignal, hearer: Hearer): boolean | undefined {
  const { source, variantId, isVague } = signal;
  const { host, productId, table } = hearer;
  const { known, heirs } = hearer.sources;
  // What takes the product's place may have taken it already.
  const next = signal.nextProductId === productId ? '' : signal.nextProductId;
  const declared = signal.productId || declaredProduct(source, next);
  if (declared && declared !== productId) return false;
  if (next && !declared && !isSpokenFor(signal, hearer)) return table ? false : undefined;
  if (!sharesBox(hearer, source) && !isForAll(source, hearer)) return false;
  const controls = ownControls(hearer);
  const isNewcomer = signal.isNew && !heirs.has(source);
  if (isNewcomer && isLate(source, host, controls, hearer.variantId)) return false;
  const sources = source === document.body ? controls : [source];
  if (next && !goesAlong(host, sources, [productId, next], productOf)) return false;
  if (table?.has(variantId)) return true;
  if (isVague || (!next && !declared && isListedElsewhere(variantId, hearer))) return false;
  if (declared || known.has(source)) return true;
  const around = controlsAround(source);
  const own = around.filter((each) => known.has(each) || isOfProduct(each, hearer));
  const isAddress = source === document.documentElement;
  const isPage = isAddress || source === document.body;
  // What it has spoken of before is not chosen any more.
  if (source === document.body && !variantId && hearer.hearsPage) return true;
  // The page as a whole speaks for a product only where it shows no other; so does what stands elsewhere, and of none chosen alone.
  const isOfOthers = own.length < controlsNow().length || showsOthers(host, productOf);
  const isElsewhere =
    !around.includes(source as HTMLInputElement) && !standsWith(source, hearer, own);
  const isForOthers = isPage ? isOfOthers : isElsewhere && (variantId !== '' || isOfOthers);
  if (own.length && !isForOthers) return true;
  if (!table) return undefined;
  return isAddress && (!isForOthers || own.some(({ value }) => platformId(value) === variantId));
}
