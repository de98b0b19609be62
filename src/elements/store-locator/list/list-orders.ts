import { fewStores } from '../first-view.js';
import type { Choice } from '../narrow/choice-view.js';
import type { NarrowWords } from '../narrow/narrow-words.js';
import type { LocatorState } from '../state/contracts.js';

export interface OrdersOptions {
  /** Stores are measured from somewhere. */
  readonly isNear: boolean;
  /** What the order is called that begins with those that have a product, where one is asked for. */
  readonly withStockFirst: string | undefined;
  /** How many countries the stores are in that are found. */
  readonly countries: number;
}

/** The orders that the list may have, its own first, whose value is ''. */
export function listOrders(
  { asked, listing, results, first }: Pick<LocatorState, 'asked' | 'first' | 'listing' | 'results'>,
  { isNear, withStockFirst, countries }: OrdersOptions,
  { messages }: NarrowWords,
): Choice[] {
  const { byDistance, byName, byTown, asListed } = messages;
  const named: Choice = ['name', byName];
  if (isNear) {
    if (!withStockFirst) return [['', byDistance], named];
    return [['', withStockFirst], ['distance', byDistance], named];
  }
  if (first.isGrouped) return [['', byTown], named];
  const canGroup =
    !asked.text.trim() &&
    listing.status !== 'loading' &&
    results.all.length > fewStores &&
    (first.hasParts === true || countries < 2);
  return [['', asListed], ...(canGroup ? ([['town', byTown]] as const) : []), named];
}
