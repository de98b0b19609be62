import { distanceMeters } from '../distance/distance-meters.js';
import { normalizeText } from './normalize-text.js';
import { isArea, type Place } from './place.js';
import type { Store } from '../store/store.js';
import { storesIn } from '../list/stores-in.js';

/** As far from its middle as a town's own stores may be. */
const aroundMeters = 100_000;

/** The stores whose whole name a text is. */
export function storesNamed(text: string, stores: readonly Store[]): readonly Store[] {
  const name = normalizeText(text);
  return stores.filter((store) => normalizeText(store.name) === name);
}

/** The stores that a text calls by name: by their country, state or city, or by words of their own name. */
export function storesCalled(text: string, stores: readonly Store[]): readonly Store[] {
  const words = normalizeText(text);
  return stores.filter(
    ({ country, state, city, name }) =>
      [country, state, city].some((field) => normalizeText(field) === words) ||
      ` ${normalizeText(name)} `.includes(` ${words} `),
  );
}

/**
 * Which place of that very name is meant. Where the name is also that of stores, it is a place with some of them around
 * it, or a region with any stores. Undefined: these stores themselves are meant, as "Denmark" means a merchant's Danish
 * stores and not the town in Australia, or one of them by its whole name.
 * @param places of the text's whole name, the likeliest first
 * @param called what `storesCalled` gives for the text
 * @param listed those that have the text anywhere
 * @param all also those in a region that they have by its code only
 */
export function resolvePlace(
  text: string,
  places: readonly Place[],
  called: readonly Store[],
  listed: readonly Store[],
  all: readonly Store[],
): Place | undefined {
  if (storesNamed(text, called).length) return undefined;
  // Digits of another postal code are no name; where several countries have it, a store's own tells which.
  const code = normalizeText(text);
  const own = ({ countryCode }: Place): boolean =>
    listed.some((store) => normalizeText(store.zip) === code && store.countryCode === countryCode);
  if (places[0]?.kind === 'postcode') return places.find(own) ?? places[0];
  if (!called.length) return places[0];
  return places.find(
    (place) =>
      called.some((store) => isAround(place, store)) ||
      (place.kind === 'region' && storesIn(place, all).length > 0),
  );
}

/** A store that has no position may be anywhere in its country. */
const isAround = (place: Place, store: Store): boolean => {
  const { position, countryCode } = store;
  if (isArea(place)) return storesIn(place, [store]).length > 0;
  return position
    ? distanceMeters(place, position) <= aroundMeters
    : countryCode === undefined || countryCode === place.countryCode;
};
