import { collatorOf } from '../../../../domain/list/collator.js';
import { searchAndSort } from '../../../../domain/list/search-and-sort.js';
import { distanceMeters } from '../../../../domain/distance/distance-meters.js';
import { isInView } from '../../../../domain/list/is-in-view.js';
import type { MapView } from '../../../../domain/map/map-view.js';
import type { matchStores } from '../../../../domain/search/match-stores.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import { storesIn } from '../../../../domain/list/stores-in.js';
import { Precision, type Store } from '../../../../domain/store/store.js';
import type { Arrange } from '../../state/feature-contracts.js';
import { maxTownMeters, storeDistance } from './distance-text.js';

/** By postal code, which is a quarter of a town, and by street. */
const byStreet = (a: Store, b: Store): number => {
  const compare = collatorOf('en');
  return compare(a.zip, b.zip) || compare(a.address, b.address);
};

/**
 * Puts the stores in the place itself first. Where few postal codes are known, the middle of a
 * code's area may be farther away than that of the next town.
 *
 * While none of these stores has an exact position, nobody knows which is nearer. They are then in
 * the order of quarters and streets.
 */
function ownFirst(nearest: readonly Store[], origin: Place): readonly Store[] {
  const end = nearest.findIndex(
    ({ position }) => !position || distanceMeters(origin, position) > maxTownMeters,
  );
  const near = end < 0 ? nearest : nearest.slice(0, end);
  const own = near.filter((store) => storeDistance(store, origin, 1)?.kind === 'in');
  if (!own.some(({ position }) => position?.precision === Precision.Exact)) own.sort(byStreet);
  return own.length ? [...new Set([...own, ...nearest])] : nearest;
}

/**
 * Returns the order of stores around a place. For a region or country, these are the stores in it,
 * or the nearest stores when it has none. Without a place, stores are found by text.
 * @param view when given, only stores in this part of the map are kept
 */
export function arrangePlace(
  origin: Place | undefined,
  view: MapView | undefined,
  match: typeof matchStores,
): Arrange {
  // The caller memoizes this function, so its result is kept while nothing else is searched for.
  const found: Arrange = origin
    ? (index) => {
        const inside = isArea(origin) ? storesIn(origin, index.stores) : [];
        return inside.length
          ? inside
          : ownFirst(searchAndSort(index, { query: '', origin }), origin);
      }
    : match;
  return view
    ? (...args) => found(...args).filter(({ position }) => position && isInView(position, view))
    : found;
}
