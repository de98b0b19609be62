import { dataReader } from '../../../../controllers/data-reader.js';
import { retryPrompts } from '../../../../controllers/retry-watch.js';
import { report } from '../../../../controllers/report.js';
import { reportMissingData } from '../../../../controllers/report-missing-data.js';
import { typedPlaces } from '../../../../controllers/typed-places.js';
import { inWords } from '../../../../domain/in-words.js';
import type { Place } from '../../../../domain/search/place.js';
import type { Store } from '../../../../domain/store/store.js';
import { again } from '../../../../http/again.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { PlaceLookup } from './place-lookup.js';

/** Of the gazetteer; a geocoder may add to them. After Enter no larger town that only begins so hides one of the whole name. */
const maxSuggested = 5;
const maxMeant = 50;
const pauseMs = 350;
/** Keys follow each other faster than this: what is typed is shown before places are looked for. */
const betweenKeysMs = 250;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface PlaceFinder {
  /** Gives all places found so far each time. */
  readonly find: (text: string, signal: AbortSignal) => AsyncIterable<readonly Place[]>;
  /** Looks once more in the gazetteer alone. Gives whether all could be looked up. */
  readonly lookAgain: (text: string, signal: AbortSignal) => Promise<boolean>;
  /** Whether some that may be meant could not be looked up. Tells the developer. */
  readonly hasFailed: () => boolean;
}

/**
 * Finds what a text may mean in the gazetteer and by the merchant's geocoder.
 * @param countries those of the stores (ISO 3166-1 alpha-2), and how many are in each
 * @param likely those whose postal code is likely to be meant, the likeliest first
 * @param isTyped the next key may follow
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
      // The merchant pays for a geocoder.
      for await (const places of find(text, signal, undefined)) void places;
      return !hasFailed();
    },
    hasFailed,
  };
}

/**
 * Looks again for a place that could not be looked up, until it can be or something else is asked. The result line does
 * not come and go meanwhile.
 */
export function lookAgain(answer: PlaceLookup, finder: PlaceFinder, onLookedUp: () => void): void {
  const { searchQuery, signal } = answer;
  const attempt = async (): Promise<void> => {
    if (!(await finder.lookAgain(searchQuery.text, signal))) throw new Error('files are missing');
  };
  again(attempt, { signal, hasFailed: true, prompts: retryPrompts }).then(
    onLookedUp,
    // Something else is asked.
    () => undefined,
  );
}

/** The countries that stores are known to be in (ISO 3166-1 alpha-2), and how many are. */
export function storesPerCountry(stores: readonly Store[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { countryCode } of stores)
    if (countryCode) counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1);
  return counts;
}
