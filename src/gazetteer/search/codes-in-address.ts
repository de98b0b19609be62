import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { isSurePlace, type Place } from '../../domain/search/place.js';
import { postcodeKey } from '../locate/postcode-key.js';
import { writtenFor } from './written-for.js';

/** A text that has the form of a country's postal code. */
export interface WrittenCode {
  readonly countryCode: string;
  readonly key: string;
  readonly code: string;
}

const SIGNS = /[\s,،，、;|()]+/u;
const DIGIT = /\d/;
const SAME_PLACE_METERS = 60_000;
/** A pasted text may have many numbers, and each may cost the download of a file. */
const MOST = 8;
/** The countries to search when no town is known, those with the most stores. */
const MOST_COUNTRIES = 2;

/** Yields what may be the postal code of an address, from its end: first two words, then one. */
function* codesFromEnd(
  text: string,
  countries: readonly string[],
): Generator<WrittenCode & { readonly isLast: boolean }> {
  const words = text.split(SIGNS).filter(Boolean);
  for (let end = words.length; end > 0; end--)
    for (const count of [2, 1]) {
      if (count > end) continue;
      const written = words.slice(end - count, end);
      if (!DIGIT.test(written[0]!) && !DIGIT.test(written.at(-1)!)) continue;
      for (const countryCode of countries) {
        const found = postcodeKey(writtenFor(countryCode, written.join(' ')), countryCode);
        // Letters beside a code are another word, but for a sign of the country such as "D-".
        if (found && !found.rest)
          yield {
            ...{ countryCode, key: found.key, code: found.code },
            isLast: end === words.length,
          };
      }
    }
}

/**
 * Finds the postal code in an address, whatever other numbers it has. The code must lie near a town
 * of the address, because a house number may have the form of a code.
 * @param countries the merchant's countries, the likelier first
 * @param towns the places that the text without a code names
 * @param find returns the place of a code, if the code is known
 */
export async function codeInAddress(
  text: string,
  towns: readonly Place[],
  countries: readonly string[],
  find: (code: WrittenCode) => Promise<Place | undefined>,
): Promise<Place[]> {
  const named = [...new Set(towns.map(({ countryCode }) => countryCode))];
  let left = MOST;
  for (const written of codesFromEnd(text, named)) {
    if (!left--) break;
    const place = await find(written);
    const isNear =
      place &&
      towns.some(
        (town) =>
          town.countryCode === place.countryCode && distanceMeters(town, place) < SAME_PLACE_METERS,
      );
    if (isNear) return [place];
  }
  if (towns.some(isSurePlace)) return [];
  for (const written of codesFromEnd(text, countries.slice(0, MOST_COUNTRIES))) {
    const place = written.isLast ? await find(written) : undefined;
    // Without a known town the code is not sure, because a house number may look like it.
    if (place) return [{ ...place, isExact: false }];
  }
  return [];
}
