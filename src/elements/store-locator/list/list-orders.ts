import { fewStores } from '../state/list-layout.js';
import type { Choice } from '../features/filters/choice-view.js';
import type { FilterWords } from '../features/filters/filter-words.js';
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
  {
    searchQuery,
    listing,
    results,
    list,
  }: Pick<LocatorState, 'searchQuery' | 'list' | 'listing' | 'results'>,
  { isNear, withStockFirst, countries }: OrdersOptions,
  { messages }: FilterWords,
): Choice[] {
  const { byDistance, byName, byTown, asListed } = messages;
  const named: Choice = ['name', byName];
  if (isNear) {
    if (!withStockFirst) return [['', byDistance], named];
    return [['', withStockFirst], ['distance', byDistance], named];
  }
  if (list.isGrouped) return [['', byTown], named];
  const canGroup =
    !searchQuery.text.trim() &&
    listing.status !== 'loading' &&
    results.all.length > fewStores &&
    (list.isByCountry === true || countries < 2);
  return [['', asListed], ...(canGroup ? ([['town', byTown]] as const) : []), named];
}
