import { searchAndSort } from '../../../../domain/list/search-and-sort.js';
import { distanceMeters } from '../../../../domain/distance/distance-meters.js';
import { isInView } from '../../../../domain/list/is-in-view.js';
import type { MapView } from '../../../../domain/map/map-view.js';
import type { matchStores } from '../../../../domain/search/match-stores.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import { storesIn } from '../../../../domain/list/stores-in.js';
import type { Store } from '../../../../domain/store/store.js';
import type { Arrange } from '../../state/features.js';
import { maxTownMeters, storeDistance } from './distance-text.js';

/**
 * Stores in the place itself first: where postal codes are hardly known their middles may be farther away than those of
 * the next town.
 */
function ownFirst(nearest: readonly Store[], origin: Place): readonly Store[] {
  const end = nearest.findIndex(
    ({ position }) => !position || distanceMeters(origin, position) > maxTownMeters,
  );
  const near = end < 0 ? nearest : nearest.slice(0, end);
  const own = near.filter((store) => storeDistance(store, origin, 1)?.kind === 'in');
  return own.length ? [...new Set([...own, ...nearest])] : nearest;
}

/**
 * The order of stores around a place; those in a region or country, or the nearest to it where there are none.
 * @param view only those that lie here
 */
export function arrangePlace(
  origin: Place | undefined,
  view: MapView | undefined,
  match: typeof matchStores,
): Arrange {
  // The same function while nothing else is asked: what it has found stays.
  const found: Arrange = origin
    ? (index) => {
        const inside = isArea(origin) ? storesIn(origin, index.stores) : [];
        return inside.length
          ? inside
          : ownFirst(searchAndSort(index, { query: '', origin }), origin);
      }
    : match;
  return view
    ? (...asked) => found(...asked).filter(({ position }) => position && isInView(position, view))
    : found;
}
