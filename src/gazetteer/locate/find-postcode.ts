import { distanceMeters } from '../../domain/distance/distance-meters.js';
import type { LatLng } from '../../domain/store/store.js';
import { lowerBound } from '../shards/lower-bound.js';
import { postcodeNumber, type PostalShard } from '../shards/postal-shard.js';

/** The place of a postal code. */
export interface PostcodePoint extends LatLng {
  /** Distance from this point within which an address with this code is likely to be. */
  readonly errorMeters: number;
  /** False when the code itself is unknown and the point is that of its neighbours. */
  readonly known: boolean;
}

const NEIGHBOURS = 20;
const SAME_POINT_METERS = 600;
const METERS_PER_DEGREE = 111_195;
const LONE_ERROR_METERS = 4_000;
const MAX_PART_METERS = 30_000;
/**
 * The largest error of one code. A code on an island has no near neighbours from which its extent
 * could be estimated.
 */
const MAX_ERROR_METERS = 20_000;
const MAX_RANGE_ERROR_METERS = 40_000;

/**
 * Finds a postal code by its key (see `postcodeKey`). The beginning of a code stands for the middle
 * of its area, if that is small.
 */
export function findPostcode(shard: PostalShard, key: string): PostcodePoint | undefined {
  const { numbers, width, base, ranges } = shard;
  const number = postcodeNumber(key, shard);
  const whole = Math.min(width, key.length);
  for (let length = whole; length > 0; length--) {
    const start = postcodeNumber(key.slice(0, length), shard);
    const index = lowerBound(numbers, start);
    if (numbers[index] === start)
      return known(shard, index, length < whole ? MAX_RANGE_ERROR_METERS : MAX_ERROR_METERS);
  }
  const next = lowerBound(numbers, number);
  if (key.length < width) {
    const end = lowerBound(numbers, number + base ** (width - key.length));
    if (end > next) return middle(shard, next, end);
  }
  if (next === 0) return undefined;
  if (ranges) return known(shard, next - 1, MAX_RANGE_ERROR_METERS);
  if (next === numbers.length) return undefined;
  const before = known(shard, next - 1, MAX_ERROR_METERS);
  const gapMeters = distanceMeters(before, pointAt(shard, next));
  return { ...before, errorMeters: before.errorMeters + gapMeters, known: false };
}

/**
 * Returns the point of a known code. Consecutive codes are near each other, so half the distance to
 * the third nearest is a fair estimate of a code's extent.
 */
function known(shard: PostalShard, index: number, maxErrorMeters: number): PostcodePoint {
  const { lats, lngs, unitsPerDegree } = shard;
  const here = pointAt(shard, index);
  const metersPerUnit = METERS_PER_DEGREE / unitsPerDegree;
  const narrowing = Math.cos((here.lat * Math.PI) / 180);
  let [first, second, third] = [Infinity, Infinity, Infinity];
  const end = Math.min(lats.length, index + NEIGHBOURS + 1);
  for (let i = Math.max(0, index - NEIGHBOURS); i < end; i++) {
    const north = lats[i]! - lats[index]!;
    const east = (lngs[i]! - lngs[index]!) * narrowing;
    // Over such short distances the earth can be taken as flat.
    const meters = metersPerUnit * Math.sqrt(north * north + east * east);
    if (meters <= SAME_POINT_METERS || meters >= third) continue;
    third = Math.max(second, meters);
    second = Math.min(second, Math.max(first, meters));
    first = Math.min(first, meters);
  }
  const errorMeters = third < Infinity ? Math.min(third / 2, maxErrorMeters) : LONE_ERROR_METERS;
  return { ...here, errorMeters, known: true };
}

function middle(shard: PostalShard, start: number, end: number): PostcodePoint | undefined {
  let lat = 0;
  let lng = 0;
  for (let i = start; i < end; i++) {
    lat += pointAt(shard, i).lat / (end - start);
    lng += pointAt(shard, i).lng / (end - start);
  }
  let errorMeters = 0;
  for (let i = start; i < end; i++)
    errorMeters = Math.max(errorMeters, distanceMeters({ lat, lng }, pointAt(shard, i)));
  return errorMeters < MAX_PART_METERS ? { lat, lng, errorMeters, known: true } : undefined;
}

const pointAt = ({ lats, lngs, unitsPerDegree }: PostalShard, index: number): LatLng => ({
  lat: lats[index]! / unitsPerDegree,
  lng: lngs[index]! / unitsPerDegree,
});

/** A made-up code such as 00000, for forms that require one where none exists. */
const NO_CODE = /^(.)\1*$/;

/**
 * Whether a known code of the country begins like this one. Codes of army post offices and of
 * faraway territories have other beginnings.
 */
export function knowsArea(shard: PostalShard, key: string): boolean {
  const { numbers, width, base, ranges } = shard;
  if (ranges || NO_CODE.test(key)) return true;
  const length = Math.ceil(width / 2);
  const beginning = postcodeNumber(key.slice(0, length), shard);
  const next = numbers[lowerBound(numbers, beginning)];
  if (next !== undefined && next < beginning + base ** (width - length)) return true;
  // A shortened code in the list stands for all codes that begin with it.
  for (let part = 1; part < length; part++) {
    const number = postcodeNumber(key.slice(0, part), shard);
    if (numbers[lowerBound(numbers, number)] === number) return true;
  }
  return false;
}
