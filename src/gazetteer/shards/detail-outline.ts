import type { MapPlace } from '../../domain/map/map-place.js';
import type { Outlines } from '../../domain/map/outlines.js';
import { readLines } from './read-lines.js';
import { ShardKind, shardReader } from './shard-reader.js';

/** The parts of a map of one country and its surroundings that the world's outline lacks. */
export interface DetailOutline extends Pick<Outlines, 'urban' | 'lakes' | 'rivers' | 'regions'> {
  readonly patches: readonly Patch[];
  readonly islands: readonly Float32Array[];
  /** The towns for which a map of the whole country has room, the largest first. */
  readonly towns: readonly MapPlace[];
}

/** A finer version of a part of one of the world's arcs. */
export interface Patch {
  readonly arc: number;
  /**
   * The indexes of the first and last point that the patch replaces. The first and last point of
   * `line` are at the same places.
   */
  readonly from: number;
  readonly to: number;
  readonly line: Float32Array;
}

/** @throws RangeError when the bytes are no file of this kind */
export function decodeDetailOutline(bytes: Uint8Array): DetailOutline {
  const shard = shardReader(bytes, ShardKind.Detail);
  const unitsPerDegree = shard.count();
  const lines = (): Float32Array[] => readLines(shard, unitsPerDegree);
  const patched = lines();
  const [arcs, from, to] = [0, 1, 2].map(() => shard.column(patched.length));
  const patches = patched.map((line, i) => ({
    arc: arcs![i]!,
    from: from![i]!,
    to: to![i]!,
    line,
  }));
  const [islands, urban, lakes, rivers, regions] = [lines(), lines(), lines(), lines(), lines()];
  const names = shard.lines().split('\n');
  const [points] = lines();
  const hundreds = shard.column(points!.length / 2);
  // Not `Array.from` with a function: the Prototype and MooTools libraries never call it.
  const towns = [...hundreds].map((people, i) => ({
    name: names[i]!,
    lng: points![2 * i]!,
    lat: points![2 * i + 1]!,
    population: people * 100,
  }));
  return { patches, islands, urban, lakes, rivers, regions, towns };
}
