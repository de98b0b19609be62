import type { LatLng } from '../../domain/store/store.js';
import { readLines } from './read-lines.js';
import { ShardKind, shardReader } from './shard-reader.js';

/** The world at small scale, in pieces that the files of countries draw finer. */
export interface WorldOutline {
  /** Coasts ring by ring, then borders, then large lakes. */
  readonly arcs: readonly Float32Array[];
  /** Of how many coasts each ring of land consists. */
  readonly rings: Uint32Array;
  readonly borders: number;
  /** Where countries' names are written, the largest country first. */
  readonly labels: readonly CountryLabel[];
}
export interface CountryLabel extends LatLng {
  readonly countryCode: string;
  /** Of its largest part, were that a square. */
  readonly widthDegrees: number;
}

/** @throws RangeError when the bytes are no such file */
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
