import { ShardKind, shardReader } from './shard-reader.js';

/** The postal codes of a country, or of one first character of them, in order of their numbers. */
export interface PostalShard {
  /** Characters a code is padded to; a code cut short stands for all that begin with it. */
  readonly width: number;
  /** 11: digits alone; 37: letters too. */
  readonly base: number;
  /** Whether a code opens a range that goes on to the next one, as in Brazil. */
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

/** Undoes steps from one value to the next, written 0, -1, 1, -2, … as 0, 1, 2, 3, … */
function unstep(steps: Uint32Array): Int32Array {
  const values = new Int32Array(steps.length);
  let value = 0;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    values[i] = value += step & 1 ? -(step + 1) / 2 : step / 2;
  }
  return values;
}

/** The number of a code, padded: so numbers sort as codes do. */
export function postcodeNumber(
  key: string,
  { width, base }: Pick<PostalShard, 'width' | 'base'>,
): number {
  let number = 0;
  for (let i = 0; i < width; i++)
    number = number * base + (i < key.length ? 1 + parseInt(key.charAt(i), 36) : 0);
  return number;
}
