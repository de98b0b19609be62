import { amendStore } from './amend-store.js';
import { countryCode } from './country-code.js';
import { positionInMapsUrl } from './position-in-maps-url.js';
import type { Position, Store } from './store.js';

/**
 * Adds what a store implies and a first screen of rows can do without: its country's code, where the name is known in
 * English or in `language` (a BCP 47 tag), and its position: its own, else the `supplied` one, else the one that its
 * map address names.
 */
export const completeStore = <S extends Store>(
  store: S,
  language?: string,
  supplied?: Position,
): S =>
  amendStore(store, {
    countryCode: countryCode(store.country, language),
    position: store.position ?? supplied ?? positionInMapsUrl(store.mapsUrl),
  });
