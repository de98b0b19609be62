import type { Position, Store } from '../domain/store.js';
import { decodeCityTier, type CityTier } from './city-tier.js';
import { countryPlaces, type CountryPlaces } from './country-places.js';
import { locateAddress } from './locate-address.js';
import { pace, type Pace } from './pace.js';
import { decodePostalShard, type PostalShard } from './postal-shard.js';
import { postalShardName } from './postal-shard-name.js';
import { hasPostcodes, storePostcodeKeys } from './postcode-key.js';
import type { Reader } from './reader.js';
import { cachedShard } from './shard-cache.js';
import { storesByCountry } from './stores-by-country.js';

export interface ResolveOptions {
  readonly read: Reader;
  readonly signal?: AbortSignal | undefined;
  /** The page's language (BCP 47): countries may be named in it. */
  readonly lang?: string | undefined;
  /** Hears of positions as they are found, by store id. */
  readonly onPositions?: ((positions: ReadonlyMap<number, Position>) => void) | undefined;
  /** Hears, once, of the countries (ISO 3166-1 alpha-2) of stores that came without a code, by store id. */
  readonly onCountries?: ((codes: ReadonlyMap<number, string>) => void) | undefined;
  /** Ends a slice of work; milliseconds on any clock. */
  readonly now?: (() => number) | undefined;
}

/** Countries whose shards are asked for while one before them is worked on. */
const AHEAD = 4;

/**
 * Places stores that have no position, by postal code and town, from the shards of their countries. A shard that cannot
 * be had leaves stores without positions, never without their place in the list.
 * @returns positions by store id; stores that have one, or whose place is not known, are not in it
 * @throws the signal's reason, when it is aborted
 */
export async function resolveStores(
  stores: readonly Store[],
  { read, signal, lang, onPositions, onCountries, now = () => performance.now() }: ResolveOptions,
): Promise<ReadonlyMap<number, Position>> {
  const all = new Map<number, Position>();
  const slices = pace(now, signal);
  const { groups, codes } = await storesByCountry(stores, slices, lang);
  if (codes.size) onCountries?.(codes);
  const left = groups.values();
  /** What is on its way, by its place in the queue: whichever comes first is worked on. */
  const reading = new Map<number, Promise<Group>>();
  let count = 0;
  const begin = (read: (key: number) => Promise<Group>): void => {
    const key = count++;
    const group = read(key);
    // Nobody waits for these any more once an abort has ended the loop.
    group.catch(() => undefined);
    reading.set(key, group);
  };
  for (;;) {
    while (reading.size < AHEAD) {
      const { value } = left.next();
      if (!value) break;
      const [countryCode, group] = value;
      begin(async (key) => ({
        key,
        countryCode,
        stores: group,
        ...(await readShards(read, countryCode, group, slices)),
      }));
    }
    if (!reading.size) break;
    const group = await Promise.race(reading.values());
    reading.delete(group.key);
    const { countryCode, postal, tiers } = group;
    const rest = await place(group.stores, countryPlaces(countryCode, postal, tiers));
    if (rest.length)
      begin(async (key) => {
        const second = await cachedShard(read, `cities-${countryCode}-2.bin`, decodeCityTier);
        const both = second ? [...tiers, second] : tiers.map((tier) => ({ ...tier, more: false }));
        return { key, countryCode, stores: rest, postal, tiers: both };
      });
  }
  return all;

  /** @returns the stores that the second tier is needed for */
  async function place(group: readonly Store[], places: CountryPlaces): Promise<Store[]> {
    const unsure: Store[] = [];
    let slice = new Map<number, Position>();
    const endSlice = async (): Promise<void> => {
      if (slice.size) onPositions?.(slice);
      slice = new Map();
      await slices.rest();
    };
    await slices.rest();
    for (const store of group) {
      const position = locateAddress(store, places);
      if (position === 'more') unsure.push(store);
      else if (position) {
        all.set(store.id, position);
        slice.set(store.id, position);
      }
      if (slices.isDue()) await endSlice();
    }
    await endSlice();
    return unsure;
  }
}

/** Stores of a country, and what there is to place them by. */
interface Group extends Shards {
  readonly key: number;
  readonly countryCode: string;
  readonly stores: readonly Store[];
}

interface Shards {
  readonly postal: ReadonlyMap<string, PostalShard>;
  readonly tiers: readonly CityTier[];
}

async function readShards(
  read: Reader,
  countryCode: string,
  stores: readonly Store[],
  slices: Pace,
): Promise<Shards> {
  const names = new Set<string>();
  if (hasPostcodes(countryCode))
    for (const { zip, city } of stores) {
      if (slices.isDue()) await slices.rest();
      for (const key of storePostcodeKeys(zip || city, countryCode))
        names.add(postalShardName(countryCode, key));
    }
  const [tier, ...postal] = await Promise.all([
    cachedShard(read, `cities-${countryCode}-1.bin`, decodeCityTier),
    ...[...names].map(
      async (name) => [name, await cachedShard(read, name, decodePostalShard)] as const,
    ),
  ]);
  return {
    postal: new Map(postal.filter((entry): entry is readonly [string, PostalShard] => !!entry[1])),
    tiers: tier ? [tier] : [],
  };
}
