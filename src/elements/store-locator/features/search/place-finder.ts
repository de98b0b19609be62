import { dataReader } from '../../../../controllers/places/data-reader.js';
import { retryPrompts } from '../../../../controllers/watches/retry-watch.js';
import { report } from '../../../../controllers/reports/report.js';
import { reportMissingData } from '../../../../controllers/reports/report-missing-data.js';
import { typedPlaces } from '../../../../controllers/places/typed-places.js';
import { inWords } from '../../../../domain/in-words.js';
import type { Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import { again } from '../../../../http/again.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { PlaceLookup } from './place-lookup.js';

/**
 * Limits for places of the gazetteer; a geocoder may add to them. The limit is higher after Enter,
 * so that larger towns whose name only begins with the text cannot push out one with the whole
 * name.
 */
const maxSuggested = 5;
const maxMeant = 50;
const pauseMs = 350;
/** In milliseconds. Keys follow each other faster, so the typed text is shown before the lookup. */
const betweenKeysMs = 250;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface PlaceFinder {
  /** Yields all places found so far each time. */
  readonly find: (text: string, signal: AbortSignal) => AsyncIterable<readonly Place[]>;
  /** Looks in the gazetteer again, without the geocoder. Resolves to whether all was looked up. */
  readonly lookAgain: (text: string, signal: AbortSignal) => Promise<boolean>;
  /** Whether some places could not be looked up. Also tells the developer. */
  readonly hasFailed: () => boolean;
}

/**
 * Finds the places that a text may mean, in the gazetteer and by the merchant's geocoder.
 * @param countries the countries of the stores (ISO 3166-1 alpha-2), and the number of stores in
 *   each
 * @param likely the countries whose postal code is likely to be meant, the likeliest first
 * @param isTyped true while the visitor types and the next key may follow
 */
export function placeFinder(
  host: LocatorAttributes,
  countries: ReadonlyMap<string, number>,
  likely: readonly string[],
  lang: string,
  isTyped: boolean,
): PlaceFinder {
  const read = dataReader(host.dataUrl);
  const onError = (error: unknown): void =>
    report(host, `places can't be found: ${inWords(error)}`, 'warn');
  const hasFailed = (): boolean => reportMissingData(host, read);
  const find = (
    text: string,
    signal: AbortSignal,
    geocoder: LocatorAttributes['geocoder'],
  ): AsyncIterable<readonly Place[]> =>
    typedPlaces(text, {
      read,
      countries,
      lang,
      likely,
      limit: isTyped ? maxSuggested : maxMeant,
      isWhole: !isTyped,
      signal,
      geocoder,
      isTyped: () => wait(isTyped ? betweenKeysMs : 0),
      pause: () => wait(pauseMs),
      onError,
    });
  return {
    find: (text, signal) => find(text, signal, host.geocoder),
    async lookAgain(text, signal) {
      // The merchant pays for the geocoder, so a retry leaves it out.
      for await (const places of find(text, signal, undefined)) void places;
      return !hasFailed();
    },
    hasFailed,
  };
}

/**
 * Repeats a failed lookup until it succeeds or another query is made. The result line does not
 * change in between.
 */
export function lookAgain(answer: PlaceLookup, finder: PlaceFinder, onLookedUp: () => void): void {
  const { searchQuery, signal } = answer;
  const attempt = async (): Promise<void> => {
    if (!(await finder.lookAgain(searchQuery.text, signal))) throw new Error('files are missing');
  };
  again(attempt, { signal, hasFailed: true, prompts: retryPrompts }).then(
    onLookedUp,
    // Another query has aborted the lookup.
    () => undefined,
  );
}

/** Counts the stores in each country (ISO 3166-1 alpha-2), as far as their country is known. */
export function storesPerCountry(stores: readonly Store[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { countryCode } of stores)
    if (countryCode) counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1);
  return counts;
}
