import { arrange } from '../../../domain/arrange.js';
import { isArea } from '../../../domain/is-area.js';
import type { matchStores } from '../../../domain/match-stores.js';
import type { Place } from '../../../domain/place.js';
import { storesIn } from '../../../domain/stores-in.js';
import type { Arrange } from '../results.js';

/** The order of stores around a place; those in a region or country, or the nearest to it where there are none. */
export function arrangePlace(origin: Place | undefined, match: typeof matchStores): Arrange {
  return (index, query) => {
    if (!origin) return arrange(index, { query, match });
    const inside = isArea(origin) ? storesIn(origin, arrange(index, { query: '' })) : [];
    return inside.length ? inside : arrange(index, { query: '', origin });
  };
}
