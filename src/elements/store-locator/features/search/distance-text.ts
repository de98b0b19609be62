import {
  displayDistance,
  type DisplayDistance,
} from '../../../../domain/distance/display-distance.js';
import { distanceFrom, type Distance } from '../../../../domain/distance/distance-from.js';
import { normalizeText } from '../../../../domain/search/normalize-text.js';
import { isArea, type Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import type { SearchWords } from './search-words.js';

/** A statement on the distance to a store: exact, about, within, or in the place itself. */
export interface StoreDistance {
  readonly kind: DisplayDistance['kind'] | 'in';
  /** 0 in the place itself. */
  readonly meters: number;
}

/** Towns of one name may lie in one country, and what is hardly known of a place must not make them one. */
export const maxTownMeters = 60_000;

const squeezed = (text: string): string => normalizeText(text).replaceAll(' ', '');

/** Whether it is that postal code, however it is spaced, or a longer one of it: "33139-2420". */
const isCode = (zip: string, code: string): boolean =>
  [zip, zip.split(/[ -]/)[0]!].some((one) => squeezed(one) === squeezed(code));

/** Whether a store's address names the place itself, in its own language too, and not another of that name. */
function isIn({ city, zip, countryCode }: Store, place: Place, distance: Distance): boolean {
  if (countryCode !== place.countryCode) return false;
  if (distance.meters > Math.min(distance.radiusMeters, maxTownMeters)) return false;
  const { name, kind, aliases = [] } = place;
  if (kind === 'postcode') return isCode(zip, name);
  return [name, ...aliases].some((one) => normalizeText(one) === normalizeText(city));
}

/**
 * What may be said of the way from a place to a store: of the store alone, and where stores are counted.
 * @param unitMeters metres in the unit it will be told in
 * @returns undefined without position
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

/** What is known of the way to a store: "3 km", "about 3 km", "within 10 km", "in Lyon"; undefined without position, and from a region or country. */
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
