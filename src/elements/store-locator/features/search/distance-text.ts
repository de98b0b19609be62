import {
  displayDistance,
  type DisplayDistance,
} from '../../../../domain/distance/display-distance.js';
import { distanceFrom, type Distance } from '../../../../domain/distance/distance-from.js';
import { normalizeText } from '../../../../domain/search/normalize-text.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import type { SearchWords } from './search-words.js';

/** A statement about the distance to a store: exact, about, within, or in the place itself. */
export interface StoreDistance {
  readonly kind: DisplayDistance['kind'] | 'in';
  /** In metres; 0 in the place itself. */
  readonly meters: number;
}

/**
 * In metres. A store farther away is never in the town. A country may have several towns of one
 * name, and the known extent of a place may be rough.
 */
export const maxTownMeters = 60_000;

const squeezed = (text: string): string => normalizeText(text).replaceAll(' ', '');

/** Whether `zip` is the postal code `code` in any spacing, or a longer form of it: "33139-2420". */
const isCode = (zip: string, code: string): boolean =>
  [zip, zip.split(/[ -]/)[0]!].some((one) => squeezed(one) === squeezed(code));

/**
 * Whether a store's address names the place itself, also by a name in its own language. Another
 * place of that name does not count.
 */
function isIn({ city, zip, countryCode }: Store, place: Place, distance: Distance): boolean {
  if (countryCode !== place.countryCode) return false;
  if (distance.meters > Math.min(distance.radiusMeters, maxTownMeters)) return false;
  const { name, kind, aliases = [] } = place;
  if (kind === 'postcode') return isCode(zip, name);
  return [name, ...aliases].some((one) => normalizeText(one) === normalizeText(city));
}

/**
 * Returns the statement about the distance from a place to a store. Rows and counts both use it.
 * @param unitMeters metres in the unit of the text
 * @returns undefined when the store has no position
 */
export function storeDistance(
  store: Store,
  place: Place,
  unitMeters: number,
): StoreDistance | undefined {
  if (!store.position) return undefined;
  const distance = distanceFrom(place, store.position);
  const claim = displayDistance(distance, unitMeters);
  const isInside = claim.kind === 'within' && isIn(store, place, distance);
  return isInside ? { kind: 'in', meters: 0 } : claim;
}

/**
 * Returns the distance to a store as text: "3 km", "about 3 km", "within 10 km" or "in Lyon".
 * @returns undefined when the store has no position, and for a region or country
 */
export function distanceText(
  store: Store,
  place: Place,
  { messages, format }: SearchWords,
): string | undefined {
  if (isArea(place)) return undefined;
  const claim = storeDistance(store, place, format.unitMeters);
  if (!claim) return undefined;
  const { kind, meters } = claim;
  if (kind === 'in') return messages.distanceIn(format, place.name);
  if (kind === 'exact') return messages.distance(format, meters);
  if (kind === 'about') return messages.distanceAbout(format, meters);
  return messages.distanceWithin(format, meters);
}

/**
 * Returns the function that gives each store its distance as text. “In Lyon” in each row of Lyon
 * would say nothing, so it is left out where the first two stores are both in the place.
 */
export function distancesOf(
  place: Place,
  [first, second]: readonly Store[],
  words: SearchWords,
): (store: Store) => string | undefined {
  const isInside = (store: Store | undefined): boolean =>
    !!store && storeDistance(store, place, 1)?.kind === 'in';
  const areSeveral = !isArea(place) && isInside(first) && isInside(second);
  return (store) => (areSeveral && isInside(store) ? undefined : distanceText(store, place, words));
}
