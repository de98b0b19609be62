import type { Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';

/**
 * The visitor's filters and order of the list. An object is replaced, never mutated: compare it by
 * identity.
 */
export interface FilterState {
  /** The country, as `countryOf` returns it. */
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  /** The keys of the filters that are on, including filters that the list does not offer now. */
  readonly filters: readonly string[];
  /**
   * `name` or `distance`. The default near a place is stores with stock first, or by distance
   * without a product. The default elsewhere is the list's own order.
   */
  readonly order?: string | undefined;
}

export const noFilters: FilterState = { filters: [] };

/**
 * Returns the filters that make sense around a place. Drops another country, and a state that the
 * nearest store is not in.
 * @param nearest stores in order of distance; empty while that order is not known
 */
export function filtersAt(
  chosen: FilterState,
  { countryCode }: Pick<Place, 'countryCode'>,
  nearest: readonly Pick<Store, 'countryCode' | 'position' | 'state'>[],
): FilterState {
  const { country, state } = chosen;
  const placed = nearest.find(({ position }) => position);
  // The visitor's own position has no country code: use the nearest store's.
  const own = countryCode || placed?.countryCode;
  if (own && country?.length === 2 && country !== own)
    return { ...chosen, country: undefined, state: undefined };
  return state && placed && placed.state !== state ? { ...chosen, state: undefined } : chosen;
}
