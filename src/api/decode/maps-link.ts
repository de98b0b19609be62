import { readersOfOdd } from './odd-fields.js';

/** The search address, as Google's "Maps URLs" document it. */
const search = 'https://www.google.com/maps/search/?api=1&query=';
/**
 * Nearly all addresses have this form and need no parsing. Parsing ten thousand addresses takes
 * long.
 */
const usual = /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[!$%'-~]{1,1990}$/;

/**
 * Returns the given Google Maps address, or else the address of a map search. An unusual address is
 * accepted once `bringReaders` has loaded the function that reads it.
 * @param query returns the text to search for
 */
export function mapsLink(given: unknown, query: () => string): string {
  if (typeof given === 'string' && usual.test(given)) return given;
  const own = given ? readersOfOdd()?.parseMapsUrl(given) : undefined;
  return own ?? search + encodeURIComponent(query());
}
