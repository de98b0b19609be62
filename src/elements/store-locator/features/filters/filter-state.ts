import type { Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';

/** What the visitor has narrowed and ordered the list by. Replaced, never mutated; compare by identity. */
export interface FilterState {
  /** As `countryOf` gives it. */
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  /** Keys of the filters that are on, also of those that are not there now. */
  readonly filters: readonly string[];
  /** `name` or `distance`; default: those with stock first, where a product is asked for, by distance, or as the list is. */
  readonly order?: string | undefined;
}

export const noFilters: FilterState = { filters: [] };

/**
 * What may narrow the stores around a place: not another country, nor a state that its nearest store is not in.
 * @param nearest in order of distance; none while that is not known
 */
export function filtersAt(
  chosen: FilterState,
  { countryCode }: Pick<Place, 'countryCode'>,
  nearest: readonly Pick<Store, 'countryCode' | 'position' | 'state'>[],
): FilterState {
  const { country, state } = chosen;
  const placed = nearest.find(({ position }) => position);
  // Nobody has said in which country the visitor is.
  const own = countryCode || placed?.countryCode;
  if (own && country?.length === 2 && country !== own)
    return { ...chosen, country: undefined, state: undefined };
  return state && placed && placed.state !== state ? { ...chosen, state: undefined } : chosen;
}
