import type { LatLng } from '../../domain/store/store.js';
import { readLines } from './read-lines.js';
import { ShardKind, shardReader } from './shard-reader.js';

/** The world at small scale, in arcs that the files of countries refine. */
export interface WorldOutline {
  /** The arcs: coasts ring by ring, then borders, then large lakes. */
  readonly arcs: readonly Float32Array[];
  /** The number of coast arcs in each ring of land. */
  readonly rings: Uint32Array;
  readonly borders: number;
  /** The places where countries' names are written, the largest country first. */
  readonly labels: readonly CountryLabel[];
}
export interface CountryLabel extends LatLng {
  readonly countryCode: string;
  /** The width in degrees of a square that is as large as the country's largest part. */
  readonly widthDegrees: number;
}

/** @throws RangeError when the bytes are no file of this kind */
export function decodeWorldOutline(bytes: Uint8Array): WorldOutline {
  const shard = shardReader(bytes, ShardKind.World);
  const unitsPerDegree = shard.count();
  const arcs = readLines(shard, unitsPerDegree);
  const rings = shard.column(shard.count());
  const borders = shard.count();
  const codes = shard.lines().split('\n');
  const [points] = readLines(shard, unitsPerDegree);
  const widths = shard.column(codes.length);
  const labels = codes.map((countryCode, i) => ({
    countryCode,
    lng: points![2 * i]!,
    lat: points![2 * i + 1]!,
    widthDegrees: widths[i]! / unitsPerDegree,
  }));
  return { arcs, rings, borders, labels };
}
