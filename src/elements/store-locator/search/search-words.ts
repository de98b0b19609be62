import type { MapFormats } from '../../../domain/formats.js';
import type { Place } from '../../../domain/place.js';
import type { Store } from '../../../domain/store.js';
import type { SearchMessages } from '../../../domain/search-messages.js';
import { countryName } from '../../../i18n/country-name.js';

/** The sentences of the search for a place, and the formats of the language in use. */
export interface SearchWords {
  readonly messages: SearchMessages;
  readonly format: MapFormats;
}

/** "Lyon, Auvergne-Rhône-Alpes, France"; a name is not said twice. */
export function placeText({ name, region, countryCode }: Place, words: SearchWords): string {
  const { messages, format } = words;
  const country = countryName(countryCode, format.lang);
  const parts = [region, country].map((part) => (part === name ? '' : part));
  return messages.place(format, name, parts[0]!, parts[1]!);
}

/** "Corner, LS1 4AP Leeds, 1 High Street": what parts it from others first, should the end be cut. */
export const storeText = ({ name, address, zip, city }: Store): string =>
  [name, [zip, city].filter(Boolean).join(' '), address].filter(Boolean).join(', ');

/** "Lyon, France", and with its region only where another place would be called the same. */
export function shortPlaceText(place: Place, others: readonly Place[], words: SearchWords): string {
  const isShared = others.some(({ countryCode }) => countryCode === place.countryCode);
  return placeText(isShared ? place : { ...place, region: '' }, words);
}
