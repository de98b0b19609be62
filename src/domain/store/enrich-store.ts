import { countryCode } from '../country/country-code.js';
import { positionInMapsUrl } from './position-in-maps-url.js';
import type { Position, Store } from './store.js';

/**
 * Adds fields that follow from a store's other fields and that a first screen of rows does not
 * need. The country code is added when the name is known in English or in `language` (a BCP 47
 * tag). The position is the store's own if that is exact, else the `supplied` one. Else it is the
 * store's own from a snapshot, or else the one in its map address.
 */
export function enrichStore<S extends Store>(store: S, language?: string, supplied?: Position): S {
  const { position: own, country, mapsUrl } = store;
  return updateStore(store, {
    countryCode: countryCode(country, language),
    position: own?.precision === 'exact' ? own : (supplied ?? own ?? positionInMapsUrl(mapsUrl)),
  });
}

/** Returns a new store with further fields, because stores are never changed. */
export const updateStore = <S extends Store>(
  store: S,
  more: Partial<Pick<Store, 'countryCode' | 'position'>>,
): S => ({ ...store, ...more });
