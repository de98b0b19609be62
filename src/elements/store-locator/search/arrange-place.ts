import { arrange } from '../../../domain/arrange.js';
import { isArea } from '../../../domain/is-area.js';
import { isInView } from '../../../domain/is-in-view.js';
import type { MapView } from '../../../domain/map-view.js';
import type { matchStores } from '../../../domain/match-stores.js';
import type { Place } from '../../../domain/place.js';
import { storesIn } from '../../../domain/stores-in.js';
import type { Arrange } from '../results.js';

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
        return inside.length ? inside : arrange(index, { query: '', origin });
      }
    : match;
  return view
    ? (...asked) => found(...asked).filter(({ position }) => position && isInView(position, view))
    : found;
}
