import { distanceMeters } from '../distance/distance-meters.js';
import { normalizeText } from '../search/normalize-text.js';
import type { Place } from '../search/place.js';
import type { Store } from '../store/store.js';

/**
 * The stores of a region or country, in their order. What an address says of its state is believed, if it has one and
 * any there is called so, or it is another region; else a store is in a region if it is no farther from its largest town
 * than most of its people.
 */
export function storesIn<T extends Store>(place: Place, stores: readonly T[]): readonly T[] {
  const { countryCode, kind, aliases = [], others = [] } = place;
  const names = new Set(
    [...(kind === 'region' ? [place.name] : []), ...aliases].map(normalizeText),
  );
  const isNamed = ({ state }: T): boolean => names.has(normalizeText(state));
  // A territory may be named as a state of its country.
  if (kind === 'country')
    return stores.filter((store) => store.countryCode === countryCode || isNamed(store));
  const there = stores.filter((store) => store.countryCode === countryCode);
  const isKnown = there.some(isNamed);
  const isAround = ({ position }: T): boolean =>
    position !== undefined && distanceMeters(place, position) <= place.radiusMeters;
  const elsewhere = new Set(isKnown ? [] : others.map(normalizeText));
  const isTold = ({ state }: T): unknown =>
    state && (isKnown || elsewhere.has(normalizeText(state)));
  return there.filter((store) => (isTold(store) ? isNamed(store) : isAround(store)));
}
