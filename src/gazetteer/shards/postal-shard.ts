import { ShardKind, shardReader } from './shard-reader.js';

/**
 * The postal codes of a country, or those with one first character, in the order of their numbers.
 */
export interface PostalShard {
  /**
   * The number of characters to which codes are padded. A shortened code stands for all codes that
   * begin with it.
   */
  readonly width: number;
  /** The number base of the codes: 11 for digits alone, 37 for digits and letters. */
  readonly base: number;
  /** True when each code opens a range that ends before the next code, as in Brazil. */
  readonly ranges: boolean;
  readonly numbers: Uint32Array;
  readonly unitsPerDegree: number;
  readonly lats: Int32Array;
  readonly lngs: Int32Array;
}

/** @throws RangeError when the bytes are no postal shard */
export function decodePostalShard(bytes: Uint8Array): PostalShard {
  const shard = shardReader(bytes, ShardKind.Postal);
  const unitsPerDegree = shard.count();
  const width = shard.count();
  const base = shard.count();
  const ranges = shard.count() === 1;
  const numbers = shard.column(shard.count());
  for (let i = 1; i < numbers.length; i++) numbers[i]! += numbers[i - 1]!;
  const lats = unstep(shard.column(numbers.length));
  const lngs = unstep(shard.column(numbers.length));
  return { width, base, ranges, numbers, unitsPerDegree, lats, lngs };
}

/** Adds up the steps between values. Steps 0, -1, 1, -2, … are stored as 0, 1, 2, 3, … */
function unstep(steps: Uint32Array): Int32Array {
  const values = new Int32Array(steps.length);
  let value = 0;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    values[i] = value += step & 1 ? -(step + 1) / 2 : step / 2;
  }
  return values;
}

/** Returns the number of a code. Codes are padded, so that their numbers sort like the codes. */
export function postcodeNumber(
  key: string,
  { width, base }: Pick<PostalShard, 'width' | 'base'>,
): number {
  let number = 0;
  for (let i = 0; i < width; i++)
    number = number * base + (i < key.length ? 1 + parseInt(key.charAt(i), 36) : 0);
  return number;
}
