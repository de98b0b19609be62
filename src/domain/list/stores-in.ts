import { distanceMeters } from '../distance/distance-meters.js';
import { normalizeText } from '../search/normalize-text.js';
import type { Place } from '../search/place.js';
import type { Store } from '../store/store.js';

/**
 * Returns the stores of a region or country, in their order. A store's state decides when some
 * store's state names the region, or when the state is another region's name. Otherwise the
 * position decides: a store is in a region when it is no farther from the region's largest town
 * than most of its people.
 */
export function storesIn<T extends Store>(place: Place, stores: readonly T[]): readonly T[] {
  const { countryCode, kind, aliases = [], others = [] } = place;
  const names = new Set(
    [...(kind === 'region' ? [place.name] : []), ...aliases].map(normalizeText),
  );
  const isNamed = ({ state }: T): boolean => names.has(normalizeText(state));
  // An address may give a territory as a state of its country.
  if (kind === 'country')
    return stores.filter((store) => store.countryCode === countryCode || isNamed(store));
  const there = stores.filter((store) => store.countryCode === countryCode);
  const isKnown = there.some(isNamed);
  const isAround = ({ position }: T): boolean =>
    position !== undefined && distanceMeters(place, position) <= place.radiusMeters;
  const elsewhere = new Set(isKnown ? [] : others.map(normalizeText));
  const hasKnownState = ({ state }: T): unknown =>
    state && (isKnown || elsewhere.has(normalizeText(state)));
  return there.filter((store) => (hasKnownState(store) ? isNamed(store) : isAround(store)));
}
