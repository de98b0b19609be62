import { distanceFrom } from './distance-from.js';
import type { FoundStore } from '../store/found-store.js';
import { isArea, type Place } from '../search/place.js';

/**
 * Adds to each store its distance from a place. A store without a position gets no distance. When
 * the place is a region or country, no store gets one.
 */
export function withDistances(
  stores: readonly FoundStore[],
  place: Place | undefined,
): readonly FoundStore[] {
  if (!place || isArea(place)) return stores;
  return stores.map((store) => {
    if (!store.position) return store;
    const { meters, radiusMeters } = distanceFrom(place, store.position);
    return { ...store, distanceMeters: Math.max(meters, radiusMeters) };
  });
}
