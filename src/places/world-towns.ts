import { firstNotBefore } from './cities-named.js';
import { ShardKind, shardReader } from './shard-reader.js';

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
export function countriesOfTowns(
  { countries, keys, places, sizes }: WorldTowns,
  key: string,
  isBegun: boolean,
): string[] {
  const found: { readonly country: string; readonly size: number; readonly isExact: boolean }[] =
    [];
  for (let i = firstNotBefore(keys, key); keys[i]?.startsWith(key); i++)
    found.push({ country: countries[places[i]!]!, size: sizes[i]!, isExact: keys[i] === key });
  const exact = found.filter(({ isExact }) => isExact);
  const ranked = (exact.length || !isBegun ? exact : found).sort((a, b) => b.size - a.size);
  return [...new Set(ranked.map(({ country }) => country))];
}
