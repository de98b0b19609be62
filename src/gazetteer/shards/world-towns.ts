import { countryCode } from '../../domain/country/country-code.js';
import { lowerBound } from './lower-bound.js';
import { nameKey } from '../names/name-key.js';
import type { Reader } from './reader.js';
import { cachedShard } from './shard-cache.js';
import { ShardKind, shardReader } from './shard-reader.js';
import { typedReadings } from '../search/typed-readings.js';

/** The countries of the world's large towns, by the names of the towns. */
export interface WorldTowns {
  readonly countries: readonly string[];
  /**
   * The sorted keys of names (see `nameKey`). Of equal keys, that of the largest town comes first.
   */
  readonly keys: readonly string[];
  /** The index of the country of each key. */
  readonly places: Uint32Array;
  /** The size of the town of each key, in doublings of 100,000 people. */
  readonly sizes: Uint32Array;
}

/** @throws RangeError when the bytes are no such shard */
export function decodeWorldTowns(bytes: Uint8Array): WorldTowns {
  const shard = shardReader(bytes, ShardKind.WorldTowns);
  const countries = shard.lines().split('\n');
  const keys = shard.lines().split('\n');
  return { countries, keys, places: shard.column(keys.length), sizes: shard.column(keys.length) };
}

/**
 * Returns the countries that have a large town of this name, that of the largest town first.
 * @param key key of the name (see `nameKey`)
 * @param isBegun true to include towns whose names begin with the key, if none has exactly this
 *   name
 */
function countriesOfTowns(
  { countries, keys, places, sizes }: WorldTowns,
  key: string,
  isBegun: boolean,
): string[] {
  const found: { readonly country: string; readonly size: number; readonly isExact: boolean }[] =
    [];
  for (let i = lowerBound(keys, key); keys[i]?.startsWith(key); i++)
    found.push({ country: countries[places[i]!]!, size: sizes[i]!, isExact: keys[i] === key });
  const exact = found.filter(({ isExact }) => isExact);
  const ranked = (exact.length || !isBegun ? exact : found).sort((a, b) => b.size - a.size);
  return [...new Set(ranked.map(({ country }) => country))];
}

/** The most countries to return, because each costs the download of a file. */
const MOST = 3;

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

export interface NamingOptions {
  /** The countries that were already searched. */
  readonly known: ReadonlyMap<string, unknown>;
  /**
   * True when a place has this name. Then only a place with the whole text as its name is wanted.
   */
  readonly isNamesake: boolean;
  /**
   * True when no place even begins with the text. Then the beginning of a town's name is enough.
   */
  readonly isBegun: boolean;
}

/**
 * Returns a few countries in the whole world that a text names, or that have a large town of this
 * name, the likeliest first.
 * @param lang the page's language (BCP 47)
 */
export async function countriesNaming(
  text: string,
  lang: string,
  read: Reader,
  { known, isNamesake, isBegun }: NamingOptions,
): Promise<string[]> {
  const readings = typedReadings(text).all;
  const some = isNamesake ? readings.slice(0, 1) : readings;
  if (isNamesake && some[0]?.qualifiers.length) return [];
  const file = OTHER_SCRIPT.test(text) ? 'towns-world-scripts.bin' : 'towns-world.bin';
  const towns = await cachedShard(read, file, decodeWorldTowns);
  if (!towns) return [];
  const likeliest = (codes: readonly string[]): string[] =>
    [...new Set(codes)].filter((code) => !known.has(code)).slice(0, MOST);
  const named = some
    .flatMap(({ name, qualifiers }) => (qualifiers.length ? qualifiers : [name]))
    .map((part) => countryCode(part, lang) ?? '')
    // Some codes belong to territories, which have no file.
    .filter((code) => towns.countries.includes(code));
  if (named.length) return likeliest(named);
  for (const { name } of some) {
    const key = nameKey(name);
    const found = key ? countriesOfTowns(towns, key, isBegun) : [];
    if (found.length) return likeliest(found);
  }
  return [];
}
