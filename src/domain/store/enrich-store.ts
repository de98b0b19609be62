import { countryCode } from '../country/country-code.js';
import { positionInMapsUrl } from './position-in-maps-url.js';
import type { Position, Store } from './store.js';

/**
 * Adds what a store implies and a first screen of rows can do without: its country's code, where the name is known in
 * English or in `language` (a BCP 47 tag), and its position: its own if that is exact, else the `supplied` one, else its
 * own as a snapshot found it out, else the one that its map address names.
 */
export function enrichStore<S extends Store>(store: S, language?: string, supplied?: Position): S {
  const { position: own, country, mapsUrl } = store;
  return updateStore(store, {
    countryCode: countryCode(country, language),
    position: own?.precision === 'exact' ? own : (supplied ?? own ?? positionInMapsUrl(mapsUrl)),
  });
}

/** The store with something more known of it: another object, since stores are never changed. */
export const updateStore = <S extends Store>(
  store: S,
  more: Partial<Pick<Store, 'countryCode' | 'position'>>,
): S => ({ ...store, ...more });
