import { distanceMeters } from '../distance/distance-meters.js';
import { normalizeText } from './normalize-text.js';
import { isArea, type Place } from './place.js';
import type { Store } from '../store/store.js';
import { storesIn } from '../list/stores-in.js';

/** A town's own stores may lie this far from its middle. */
const aroundMeters = 100_000;

/** Returns the stores whose whole name is the text. */
export function storesNamed(text: string, stores: readonly Store[]): readonly Store[] {
  const name = normalizeText(text);
  return stores.filter((store) => normalizeText(store.name) === name);
}

/**
 * Returns the stores that the text names by their country, state or city, or by words of their own
 * name.
 */
export function storesCalled(text: string, stores: readonly Store[]): readonly Store[] {
  const words = normalizeText(text);
  return stores.filter(
    ({ country, state, city, name }) =>
      [country, state, city].some((field) => normalizeText(field) === words) ||
      ` ${normalizeText(name)} `.includes(` ${words} `),
  );
}

/**
 * Decides which of several places with the same name is meant. When stores have the name too, it is
 * a place with some of those stores around it, or a region with any stores. Undefined means that
 * the stores themselves are meant. So "Denmark" means a merchant's Danish stores and not the town
 * in Australia. The whole name of a store means that store.
 * @param places the places whose whole name is the text, the likeliest first
 * @param called the stores that `storesCalled` returns for the text
 * @param listed the stores that have the text in any field
 * @param all also stores whose address gives their region by its code only
 */
export function resolvePlace(
  text: string,
  places: readonly Place[],
  called: readonly Store[],
  listed: readonly Store[],
  all: readonly Store[],
): Place | undefined {
  if (storesNamed(text, called).length) return undefined;
  // The digits of another postal code are no name. When several countries have the postal code, a
  // store's own postal code decides.
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

/** A store without a position may be anywhere in its country. */
const isAround = (place: Place, store: Store): boolean => {
  const { position, countryCode } = store;
  if (isArea(place)) return storesIn(place, [store]).length > 0;
  return position
    ? distanceMeters(place, position) <= aroundMeters
    : countryCode === undefined || countryCode === place.countryCode;
};
