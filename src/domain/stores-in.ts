import { distanceMeters } from './distance-meters.js';
import { fold } from './fold.js';
import type { Place } from './place.js';
import type { Store } from './store.js';

/**
 * The stores of a region or country, in their order. What an address says of its state is believed, if it has one and
 * any there is called so, or it is another region; else a store is in a region if it is no farther from its largest town
 * than most of its people.
 */
export function storesIn<T extends Store>(place: Place, stores: readonly T[]): readonly T[] {
  const { countryCode, kind, aliases = [], others = [] } = place;
  const names = new Set([...(kind === 'region' ? [place.name] : []), ...aliases].map(fold));
  const isNamed = ({ state }: T): boolean => names.has(fold(state));
  // A territory may be named as a state of its country.
  if (kind === 'country')
    return stores.filter((store) => store.countryCode === countryCode || isNamed(store));
  const there = stores.filter((store) => store.countryCode === countryCode);
  const isKnown = there.some(isNamed);
  const isAround = ({ position }: T): boolean =>
    position !== undefined && distanceMeters(place, position) <= place.radiusMeters;
  const elsewhere = new Set(isKnown ? [] : others.map(fold));
  const isTold = ({ state }: T): unknown => state && (isKnown || elsewhere.has(fold(state)));
  return there.filter((store) => (isTold(store) ? isNamed(store) : isAround(store)));
}
