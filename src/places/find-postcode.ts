import { distanceMeters } from '../domain/distance-meters.js';
import type { LatLng } from '../domain/store.js';
import { postcodeNumber, type PostalShard } from './postal-shard.js';

/** Where a postal code is. */
export interface PostcodePoint extends LatLng {
  /** How far from here an address with this code is likely to be. */
  readonly errorMeters: number;
  /** false: the code itself is not known, the place is that of its neighbours. */
  readonly known: boolean;
}

const NEIGHBOURS = 20;
const SAME_POINT_METERS = 600;
const LONE_ERROR_METERS = 4_000;
const MAX_PART_METERS = 30_000;

/** Looks a code up by its key (see `postcodeKey`); a leading part of a code stands for its middle, if that is small. */
export function findPostcode(shard: PostalShard, key: string): PostcodePoint | undefined {
  const { numbers, width, base, point, ranges } = shard;
  const number = postcodeNumber(key, shard);
  for (let length = Math.min(width, key.length); length > 0; length--) {
    const index = firstFrom(numbers, postcodeNumber(key.slice(0, length), shard));
    if (numbers[index] === postcodeNumber(key.slice(0, length), shard)) return known(shard, index);
  }
  const next = firstFrom(numbers, number);
  if (key.length < width) {
    const end = firstFrom(numbers, number + base ** (width - key.length));
    if (end > next) return middle(shard, next, end);
  }
  if (next === 0) return undefined;
  if (ranges) return known(shard, next - 1);
  if (next === numbers.length) return undefined;
  const before = known(shard, next - 1);
  const gapMeters = distanceMeters(before, point(next));
  return { ...before, errorMeters: before.errorMeters + gapMeters, known: false };
}

/** Codes that follow each other are near each other: half the way to the third nearest is a fair guess of a code's reach. */
function known({ numbers, point }: PostalShard, index: number): PostcodePoint {
  const here = point(index);
  const ways: number[] = [];
  const end = Math.min(numbers.length, index + NEIGHBOURS + 1);
  for (let i = Math.max(0, index - NEIGHBOURS); i < end; i++) {
    const meters = distanceMeters(here, point(i));
    if (meters > SAME_POINT_METERS) ways.push(meters);
  }
  const third = ways.sort((a, b) => a - b)[2];
  return { ...here, errorMeters: third === undefined ? LONE_ERROR_METERS : third / 2, known: true };
}

function middle({ point }: PostalShard, start: number, end: number): PostcodePoint | undefined {
  let lat = 0;
  let lng = 0;
  for (let i = start; i < end; i++) {
    lat += point(i).lat / (end - start);
    lng += point(i).lng / (end - start);
  }
  let errorMeters = 0;
  for (let i = start; i < end; i++)
    errorMeters = Math.max(errorMeters, distanceMeters({ lat, lng }, point(i)));
  return errorMeters < MAX_PART_METERS ? { lat, lng, errorMeters, known: true } : undefined;
}

/** Index of the first number that is not less. */
function firstFrom(numbers: Uint32Array, number: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const mid = (low + high) >>> 1;
    if (numbers[mid]! < number) low = mid + 1;
    else high = mid;
  }
  return low;
}
