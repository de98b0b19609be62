import { countryCode } from '../../src/domain/country/country-code.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import type { LatLng, Store } from '../../src/domain/store/store.js';
import type { Address } from './store-situations.js';

export function storeAt(
  [country, state, city, zip]: readonly [...Address, ...unknown[]],
  id = 1,
): Store {
  const fixed = { name: 'Shop', address: '1 Main St', mapsUrl: '', platformLocationId: '' };
  const code = countryCode(country);
  return { id, ...fixed, country, state, city, zip, countryCode: code, position: undefined };
}

export const far = (from: LatLng | undefined, lat: number, lng: number): number =>
  from ? distanceMeters(from, { lat, lng }) : NaN;
