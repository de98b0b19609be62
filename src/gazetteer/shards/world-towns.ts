import { countryCode } from '../../domain/country/country-code.js';
import { firstFrom } from './first-from.js';
import { nameKey } from '../names/name-key.js';
import type { Reader } from './reader.js';
import { cachedShard } from './shard-cache.js';
import { ShardKind, shardReader } from './shard-reader.js';
import { typedReadings } from '../search/typed-readings.js';

/** In which countries the world's large towns are, by their names. */
export interface WorldTowns {
  readonly countries: readonly string[];
  /** Keys of names (see `nameKey`), sorted; of equal ones the largest town's first. */
  readonly keys: readonly string[];
  /** Of each key the number of its country. */
  readonly places: Uint32Array;
  /** Of each key how large its town is, in doublings. */
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
 * The countries that have a large town of this name, the largest town's first.
 * @param key see `nameKey`
 * @param isBegun where none has, those of the towns whose names begin so
 */
function countriesOfTowns(
  { countries, keys, places, sizes }: WorldTowns,
  key: string,
  isBegun: boolean,
): string[] {
  const found: { readonly country: string; readonly size: number; readonly isExact: boolean }[] =
    [];
  for (let i = firstFrom(keys, key); keys[i]?.startsWith(key); i++)
    found.push({ country: countries[places[i]!]!, size: sizes[i]!, isExact: keys[i] === key });
  const exact = found.filter(({ isExact }) => isExact);
  const ranked = (exact.length || !isBegun ? exact : found).sort((a, b) => b.size - a.size);
  return [...new Set(ranked.map(({ country }) => country))];
}

/** Each costs a file. */
const MOST = 3;

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

export interface NamingOptions {
  /** Countries that have been searched. */
  readonly known: ReadonlyMap<string, unknown>;
  /** There is a place of that name: only what all of the text names is wanted. */
  readonly isNamesake: boolean;
  /** There is nothing that even begins so: the beginning of a town's name is enough. */
  readonly isBegun: boolean;
}

/**
 * Countries, wherever in the world, that a text names, or that have a large town which it names: the likeliest few.
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
    // Some codes are of parts of a country, and have no file.
    .filter((code) => towns.countries.includes(code));
  if (named.length) return likeliest(named);
  for (const { name } of some) {
    const key = nameKey(name);
    const found = key ? countriesOfTowns(towns, key, isBegun) : [];
    if (found.length) return likeliest(found);
  }
  return [];
}
