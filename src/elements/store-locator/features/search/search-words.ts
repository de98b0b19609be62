import type { MapFormats } from '../../../../domain/messages/formats.js';
import type { Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import type { SearchMessages } from '../../../../domain/messages/search-messages.js';
import { countryName } from '../../../../i18n/country-name.js';

/** The sentences of the search for a place, and the formats of the language in use. */
export interface SearchWords {
  readonly messages: SearchMessages;
  readonly format: MapFormats;
}

/**
 * Returns a text such as "Lyon, Auvergne-Rhône-Alpes, France". A name is not repeated.
 * @param isFull true to repeat it, when another place would have the same text, such as a state
 *   that is named like its city
 */
export function placeText(
  { name, region, countryCode }: Place,
  { messages, format }: SearchWords,
  isFull = false,
): string {
  const country = countryName(countryCode, format.lang);
  const [within, around] = [region, country].map((part) => (part === name && !isFull ? '' : part));
  return messages.place(format, name, within!, around!);
}

/**
 * Returns the places by text. Each text is unique: of places with the same full text, the first is
 * kept.
 */
export function placesByText(
  places: readonly Place[],
  words: SearchWords,
): ReadonlyMap<string, Place> {
  const short = places.map((place) => placeText(place, words));
  const isShared = (text: string): boolean => short.indexOf(text) < short.lastIndexOf(text);
  const named = new Map<string, Place>();
  for (const place of places) {
    const text = placeText(place, words, isShared(placeText(place, words)));
    if (!named.has(text)) named.set(text, place);
  }
  return named;
}

/**
 * Returns a text such as "Corner, LS1 4AP Leeds, 1 High Street". The parts that differ most come
 * first, in case the end is cut off.
 */
export const storeText = ({ name, address, zip, city }: Store): string =>
  [name, [zip, city].filter(Boolean).join(' '), address].filter(Boolean).join(', ');

/**
 * Returns a text such as "Lyon, France". The region is added only when another place would have the
 * same text.
 */
export function shortPlaceText(place: Place, others: readonly Place[], words: SearchWords): string {
  const isShared = others.some(({ countryCode }) => countryCode === place.countryCode);
  return placeText(isShared ? place : { ...place, region: '' }, words, isShared);
}
