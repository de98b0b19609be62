import { countryCode } from '../../domain/country/country-code.js';
import { isOnEarth } from '../../domain/store/is-on-earth.js';
import type { Position, Store } from '../../domain/store/store.js';
import type { Urgency } from '../../scheduling/yield-to-main.js';
import type { CountryLookup } from './country-lookup.js';
import { CountryShards } from '../shards/country-shards.js';
import { territoryOf } from './territory-of.js';
import { locateAddress } from './locate-address.js';
import { timeSlicer } from '../../scheduling/time-slicer.js';
import type { Reader } from '../shards/reader.js';
import { countriesOf, storesByCountry } from './stores-by-country.js';
import { shardNamesOf, storesByShards } from './stores-by-shards.js';

export interface LocateOptions {
  readonly read: Reader;
  readonly signal?: AbortSignal | undefined;
  /** The page's language (BCP 47): countries may be named in it. */
  readonly lang?: string | undefined;
  /**
   * Hears of positions as they are found, by store id, and whether by now it has heard of all stores that some file
   * tells, or of a sample of these from all over the list. What it promises is waited for.
   */
  readonly onPositions?:
    ((positions: ReadonlyMap<number, Position>, isEven: boolean) => unknown) | undefined;
  /** Hears, once, of the countries (ISO 3166-1 alpha-2) of stores that came without a code, by store id. */
  readonly onCountries?: ((codes: ReadonlyMap<number, string>) => void) | undefined;
  /** When the next slice of work begins, asked before each; in its turn by default. */
  readonly urgency?: (() => Urgency) | undefined;
  /** Ends a slice of work; milliseconds on any clock. */
  readonly now?: (() => number) | undefined;
}

/** Files that are asked for while what one of them tells is worked on; before the first has told, which a map waits for, so few. */
const AHEAD = 6;
const FIRST_AHEAD = 2;
/** A file that takes longer does not hold up the others. */
const FIRST_MS = 500;
/** So many stores from all over a long list come before the others: a map can begin while those are told apart. */
const SAMPLE = 500;

/** Has the files on their way that tell where a store is, and with it most likely others: they are asked for once. */
export function readAhead(store: Store, read: Reader): void {
  const code = store.countryCode ?? countryCode(store.country);
  if (!code) return;
  const home = territoryOf(code, store);
  void new CountryShards(home, read).places(shardNamesOf(home, store));
}

/**
 * Places stores that have no position, by postal code and town, from the shards of their countries. A shard that cannot
 * be had leaves stores without positions, never without their place in the list.
 * @returns positions by store id; stores that have one, or whose place is not known, are not in it
 * @throws the signal's reason, when it is aborted
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
  /** What is on its way, by its place in the queue: whichever comes first is worked on. */
  const reading = new Map<number, Promise<Part>>();
  let count = 0;
  let ahead = FIRST_AHEAD;
  const codes = await countriesOf(stores, slices, lang);
  if (codes.size) onCountries?.(codes);
  for (const some of withSample(stores)) {
    await resolve(some);
    // What a map waits for need not wait until thousands of others are told apart.
    if (reading.size && ahead === FIRST_AHEAD) await workOff();
  }
  while (reading.size) await workOff();
  return all;

  async function resolve(some: readonly Store[]): Promise<void> {
    // The first files are on their way while thousands of stores are told apart.
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
    // Nobody waits for these any more once an abort has ended the loop.
    read.catch(() => undefined);
    reading.set(key, read);
  }

  /** Undefined when the first takes too long: others may be quicker. */
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
    const unsure = await place(some, places);
    if (unsure.length) begin({ country, stores: unsure, places: country.placesOfBothTiers() });
  }

  /** @returns the stores that the second tier is needed for */
  async function place(group: readonly Store[], places: CountryLookup): Promise<Store[]> {
    const unsure: Store[] = [];
    let slice = new Map<number, Position>();
    const endSlice = async (isEven: boolean): Promise<void> => {
      if (slice.size) await onPositions?.(slice, isEven);
      slice = new Map();
      await slices.rest();
    };
    await slices.rest();
    for (const store of group) {
      if (slices.isDue()) await endSlice(false);
      const position = locateAddress(store, places);
      if (position === 'more') unsure.push(store);
      else if (position && isOnEarth(position)) {
        all.set(store.id, position);
        slice.set(store.id, position);
      }
    }
    await endSlice(true);
    return unsure;
  }
}

/** Some from all over a list, and the others. */
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

/** Some of a country's stores, and what is known to place them by. */
interface Part {
  readonly key: number;
  readonly country: CountryShards;
  readonly stores: readonly Store[];
  readonly places: CountryLookup;
}

interface Reading {
  readonly places: Promise<CountryLookup>;
}
