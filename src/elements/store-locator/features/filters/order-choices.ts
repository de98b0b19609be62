import { fewStores } from '../../state/list-layout.js';
import type { Choice } from './choice-view.js';
import type { FilterWords } from './filter-words.js';
import type { LocatorState } from '../../state/contracts.js';

export interface OrderChoicesOptions {
  /** True when distances are measured from a place. */
  readonly isNear: boolean;
  /** The name of the order that begins with stores that have the product; undefined without one. */
  readonly withStockFirst: string | undefined;
  /** The number of countries of the found stores. */
  readonly countries: number;
}

/** Returns the orders that the list may have. The list's own order is first; its value is ''. */
export function orderChoices(
  {
    searchQuery,
    listing,
    results,
    list,
  }: Pick<LocatorState, 'searchQuery' | 'list' | 'listing' | 'results'>,
  { isNear, withStockFirst, countries }: OrderChoicesOptions,
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
