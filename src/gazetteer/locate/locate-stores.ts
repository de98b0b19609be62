import { countryCode } from '../../domain/country/country-code.js';
import { isOnEarth } from '../../domain/store/is-on-earth.js';
import { Precision, type Position, type Store } from '../../domain/store/store.js';
import type { Urgency } from '../../scheduling/yield-to-main.js';
import type { CountryLookup } from './country-lookup.js';
import { CountryShards } from '../shards/country-shards.js';
import { homeOf } from './home-of.js';
import { locateAddress } from './locate-address.js';
import { timeSlicer } from '../../scheduling/time-slicer.js';
import type { Reader } from '../shards/reader.js';
import { countriesOf, storesByCountry } from './stores-by-country.js';
import { shardNamesOf, storesByShards } from './stores-by-shards.js';

export interface LocateOptions {
  readonly read: Reader;
  readonly signal?: AbortSignal | undefined;
  /** The page's language (BCP 47), in which stores may name their country. */
  readonly lang?: string | undefined;
  /**
   * Called with positions by store id as they are found. `isEven` is true when the positions
   * complete all stores of one group of files, or a sample of them spread over the list. The
   * returned promise is awaited.
   */
  readonly onPositions?:
    ((positions: ReadonlyMap<number, Position>, isEven: boolean) => unknown) | undefined;
  /**
   * Called once with the countries (ISO 3166-1 alpha-2) of stores that have no country code, by
   * store id.
   */
  readonly onCountries?: ((codes: ReadonlyMap<number, string>) => void) | undefined;
  /**
   * Returns when the next slice of work may begin. It is called before each slice; by default,
   * slices take their turn.
   */
  readonly urgency?: (() => Urgency) | undefined;
  /** Returns the time in milliseconds on any clock, to measure a slice of work. */
  readonly now?: (() => number) | undefined;
}

/**
 * The number of groups of files that are requested ahead, while another group is processed. It is
 * small until the first group has arrived, because the map waits for that one.
 */
const AHEAD = 6;
const FIRST_AHEAD = 2;
/** The longest wait in milliseconds before files that follow the first ones are requested too. */
const FIRST_MS = 500;
/**
 * The size of a sample from all over a long list. The sample is placed first, so that a map can
 * appear before the other stores are grouped.
 */
const SAMPLE = 500;

/**
 * Matches a street line of several parts, in a script where quarters end in a letter of their own,
 * or with a number behind its first word that may be a postal code.
 */
const MORE_THAN_STREET =
  /[,;(\n]|\s\S*\d[\dA-Z]{2}|[\p{Script=Han}\p{Script=Hangul}]|-(?:gu|dong|ku)\b/iu;

/**
 * Requests the files that place a store. Other stores are likely to need the same files, and each
 * file is requested only once.
 */
export function readAhead(store: Store, read: Reader): void {
  const code = store.countryCode ?? countryCode(store.country);
  if (!code) return;
  const [home, there] = homeOf(code, store);
  void new CountryShards(home, read).places(shardNamesOf(home, there));
}

/**
 * Places stores without a position by postal code and town, from the shards of their countries. If
 * a shard is missing, its stores stay in the list without a position.
 * @returns positions by store id, without stores that had one or whose place is unknown
 * @throws the signal's reason when it is aborted
 */
export async function locateStores(
  stores: readonly Store[],
  {
    read,
    signal,
    lang,
    onPositions,
    onCountries,
    urgency,
    now = () => performance.now(),
  }: LocateOptions,
): Promise<ReadonlyMap<number, Position>> {
  const all = new Map<number, Position>();
  const slices = timeSlicer(now, signal, urgency);
  const countries = new Map<string, CountryShards>();
  const shardsOf = (countryCode: string): CountryShards => {
    let country = countries.get(countryCode);
    if (!country) countries.set(countryCode, (country = new CountryShards(countryCode, read)));
    return country;
  };
  /** The requested groups by number. The first group to arrive is processed first. */
  const reading = new Map<number, Promise<Part>>();
  let count = 0;
  let ahead = FIRST_AHEAD;
  const codes = await countriesOf(stores, slices, lang);
  if (codes.size) onCountries?.(codes);
  for (const some of withSample(stores)) {
    await resolve(some);
    // The map waits for the sample, so process it before thousands of other stores are grouped.
    if (reading.size && ahead === FIRST_AHEAD) await workOff();
  }
  while (reading.size) await workOff();
  return all;

  async function resolve(some: readonly Store[]): Promise<void> {
    // Request the first files now, while thousands of stores are grouped.
    const groups = await storesByCountry(some, slices, codes, (countryCode, store) => {
      if (!countries.size) void shardsOf(countryCode).places(shardNamesOf(countryCode, store));
    });
    for (const [countryCode, group] of groups) {
      const country = shardsOf(countryCode);
      for (const { names, stores: part } of await storesByShards(countryCode, group, slices)) {
        begin({ country, stores: part, places: country.places(names) });
        while (reading.size >= ahead) await workOff();
      }
    }
  }

  function begin({ places, ...part }: Omit<Part, 'key' | 'places'> & Reading): void {
    const key = count++;
    const read = places.then((known) => ({ ...part, key, places: known }));
    // After an abort has ended the loop, nothing else handles these rejections.
    read.catch(() => undefined);
    reading.set(key, read);
  }

  /**
   * Returns the first group to arrive. Undefined when it takes too long, because other groups may
   * be quicker.
   */
  async function firstRead(): Promise<Part | undefined> {
    if (ahead === AHEAD) return Promise.race(reading.values());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), FIRST_MS);
    });
    const first = await Promise.race([...reading.values(), late]);
    clearTimeout(timer);
    ahead = AHEAD;
    return first;
  }

  async function workOff(): Promise<void> {
    const first = await firstRead();
    if (!first) return;
    const { key, country, stores: some, places } = first;
    reading.delete(key);
    const { unsure, vague } = await place(some, places);
    if (unsure.length) begin({ country, stores: unsure, places: country.placesOfBothTiers() });
    if (vague.size)
      begin({ country, stores: [...vague.keys()], places: byStreets(country, vague) });
  }

  /** Without the code that reads street lines, towns must do. */
  async function byStreets(country: CountryShards, vague: Found): Promise<Found> {
    const code = await import('./read-streets.js').catch(() => undefined);
    return code ? code.readStreets(country, vague, slices) : vague;
  }

  /**
   * @returns the stores that need the second tier of places, and those whose street line may tell
   *   more than their town
   */
  async function place(group: readonly Store[], places: CountryLookup | Found) {
    const unsure: Store[] = [];
    const vague: Found = new Map();
    let slice = new Map<number, Position>();
    const endSlice = async (isEven: boolean): Promise<void> => {
      if (slice.size) await onPositions?.(slice, isEven);
      slice = new Map();
      await slices.rest();
    };
    await slices.rest();
    for (const store of group) {
      if (slices.isDue()) await endSlice(false);
      const isFound = places instanceof Map;
      const position = isFound ? places.get(store) : locateAddress(store, places);
      if (position === 'more') unsure.push(store);
      else if (!isFound && isVague(store, position)) vague.set(store, position);
      else if (position && isOnEarth(position)) {
        all.set(store.id, position);
        slice.set(store.id, position);
      }
    }
    await endSlice(true);
    return { unsure, vague };
  }
}

/** Splits a list into a sample from all over it, and the other stores. */
function withSample(stores: readonly Store[]): readonly (readonly Store[])[] {
  const step = Math.floor(stores.length / SAMPLE);
  if (step < 2) return [stores];
  const sample: Store[] = [];
  const others: Store[] = [];
  for (let at = 0; at < stores.length; at += step) {
    sample.push(stores[at]!);
    others.push(...stores.slice(at + 1, at + step));
  }
  return [sample, others];
}

/** Whether a store has no better position than its town's, and a street line that may tell more. */
const isVague = ({ address }: Store, position: Position | undefined): boolean =>
  position?.precision !== Precision.Postcode && MORE_THAN_STREET.test(address);

/** Stores with the positions that were found for them. */
type Found = Map<Store, Position | undefined>;

/** Some stores of a country, and the places by which they are located. */
interface Part {
  readonly key: number;
  readonly country: CountryShards;
  readonly stores: readonly Store[];
  readonly places: CountryLookup | Found;
}

interface Reading {
  readonly places: Promise<CountryLookup | Found>;
}
