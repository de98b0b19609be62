import { firstFrom } from './first-from.js';
import { postcodeNumber, type PostalShard } from './postal-shard.js';

/** Typed where a form demands a code and there is none: 00000. */
const NO_CODE = /^(.)\1*$/;

/**
 * Whether a code may lie where a country's known codes do: one of them begins like it. An army's post and a territory
 * far away have beginnings of their own.
 */
export function knowsArea(shard: PostalShard, key: string): boolean {
  const { numbers, width, base, ranges } = shard;
  if (ranges || NO_CODE.test(key)) return true;
  const length = Math.ceil(width / 2);
  const beginning = postcodeNumber(key.slice(0, length), shard);
  const next = numbers[firstFrom(numbers, beginning)];
  if (next !== undefined && next < beginning + base ** (width - length)) return true;
  // A part of a code in the list stands for all that begin with it.
  for (let part = 1; part < length; part++) {
    const number = postcodeNumber(key.slice(0, part), shard);
    if (numbers[firstFrom(numbers, number)] === number) return true;
  }
  return false;
}
