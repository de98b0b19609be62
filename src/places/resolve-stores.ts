import type { Position, Store } from '../domain/store.js';
import { breathe } from './breathe.js';
import { decodeCityTier, type CityTier } from './city-tier.js';
import { countryInAnyLanguage } from './country-in-any-language.js';
import { countryPlaces, type CountryPlaces } from './country-places.js';
import { homeCountry } from './home-country.js';
import { locateAddress } from './locate-address.js';
import { decodePostalShard, type PostalShard } from './postal-shard.js';
import { postalShardName } from './postal-shard-name.js';
import { hasPostcodes, storePostcodeKeys } from './postcode-key.js';
import type { Reader } from './reader.js';
import { cachedShard } from './shard-cache.js';

export interface ResolveOptions {
  readonly read: Reader;
  readonly signal?: AbortSignal | undefined;
  /** The page's language (BCP 47): countries may be named in it. */
  readonly lang?: string | undefined;
  /** Hears of positions as they are found, by store id. */
  readonly onPositions?: ((positions: ReadonlyMap<number, Position>) => void) | undefined;
  /** Ends a slice of work; milliseconds on any clock. */
  readonly now?: (() => number) | undefined;
}

const SLICE_MS = 8;

/**
 * Places stores that have no position, by postal code and town, from the shards of their countries. A shard that cannot
 * be had leaves stores without positions, never without their place in the list.
 * @returns positions by store id; stores that have one, or whose place is not known, are not in it
 * @throws the signal's reason, when it is aborted
 */
export async function resolveStores(
  stores: readonly Store[],
  { read, signal, lang, onPositions, now = () => performance.now() }: ResolveOptions,
): Promise<ReadonlyMap<number, Position>> {
  const all = new Map<number, Position>();
  for (const [countryCode, group] of await byCountry(stores, lang)) {
    const shards = await readShards(read, countryCode, group);
    let rest = await place(group, countryPlaces(countryCode, shards.postal, shards.tiers));
    if (rest.length) {
      const second = await cachedShard(read, `cities-${countryCode}-2.bin`, decodeCityTier);
      const tiers = second
        ? [...shards.tiers, second]
        : shards.tiers.map((tier) => ({ ...tier, more: false }));
      rest = await place(rest, countryPlaces(countryCode, shards.postal, tiers));
    }
  }
  return all;

  async function place(group: readonly Store[], places: CountryPlaces): Promise<Store[]> {
    const unsure: Store[] = [];
    let slice = new Map<number, Position>();
    let start = now();
    const flush = async (): Promise<void> => {
      if (slice.size) onPositions?.(slice);
      slice = new Map();
      await breathe();
      signal?.throwIfAborted();
      start = now();
    };
    await flush();
    for (const store of group) {
      const position = locateAddress(store, places);
      if (position === 'more') unsure.push(store);
      else if (position) {
        all.set(store.id, position);
        slice.set(store.id, position);
      }
      if (now() - start > SLICE_MS) await flush();
    }
    await flush();
    return unsure;
  }
}

/** The largest group first. */
async function byCountry(stores: readonly Store[], lang?: string): Promise<[string, Store[]][]> {
  const codes = new Map<string, string | undefined>();
  const groups = new Map<string, Store[]>();
  for (const store of stores) {
    if (store.position || !(store.countryCode || store.country)) continue;
    if (!store.countryCode && !codes.has(store.country))
      codes.set(store.country, await countryInAnyLanguage(store.country, lang));
    const code = store.countryCode ?? codes.get(store.country);
    if (!code) continue;
    const home = homeCountry(code, store);
    const group = groups.get(home);
    if (group) group.push(store);
    else groups.set(home, [store]);
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length);
}

async function readShards(
  read: Reader,
  countryCode: string,
  stores: readonly Store[],
): Promise<{ postal: ReadonlyMap<string, PostalShard>; tiers: CityTier[] }> {
  const names = new Set<string>();
  if (hasPostcodes(countryCode))
    for (const { zip, city } of stores)
      for (const key of storePostcodeKeys(zip || city, countryCode))
        names.add(postalShardName(countryCode, key));
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
