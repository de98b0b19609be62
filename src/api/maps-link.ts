import { readersOfOdd } from './odd-fields.js';

/** As Google's "Maps URLs" document it. */
const search = 'https://www.google.com/maps/search/?api=1&query=';
/** As nearly all of them are, which need not be taken apart: ten thousand times that takes long. */
const usual = /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[!$%'-~]{1,1990}$/;

/**
 * The address of a Google Maps page as given, an unusual one once `bringReaders` has brought what reads it; else a map
 * search.
 * @param query gives what is searched for
 */
export function mapsLink(given: unknown, query: () => string): string {
  if (typeof given === 'string' && usual.test(given)) return given;
  const own = given ? readersOfOdd()?.parseMapsUrl(given) : undefined;
  return own ?? search + encodeURIComponent(query());
}
