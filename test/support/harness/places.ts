import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import type { Place } from '../../../src/domain/search/place.js';
import { Precision } from '../../../src/domain/store/store.js';
import type { LocatorHarness, LocatorOptions } from './locator.js';
import { until } from './page.js';

/** Options that give stores the merchant's coordinates and distances in kilometres. */
export const exactly = (options: LocatorOptions = {}): LocatorOptions => ({
  ...options,
  attributes: { units: 'km', ...options.attributes },
  properties: { coordinates, ...options.properties },
});

interface Item {
  readonly platform_location_id: string;
}

/**
 * Adds a position to the few stores without the merchant's coordinates, so that the gazetteer has
 * none to find.
 */
export const allPlaced = (stores: readonly Item[]): readonly Item[] =>
  stores.map((store) =>
    store.platform_location_id in coordinates.positions
      ? store
      : { ...store, latitude: -49.3, longitude: 69.2 },
  );

/** Waits for the first positions. */
export const placed = (locator: LocatorHarness): Promise<unknown> =>
  until(() => locator.element.stores.some(({ position }) => position));

/** Makes a place as a geocoder returns it. */
export const place = (name: string, lat: number, lng: number): Place => ({
  name,
  lat,
  lng,
  region: '',
  countryCode: 'FR',
  kind: 'city',
  precision: Precision.Exact,
  radiusMeters: 0,
});
