import type { MapPlace } from '../../domain/map/map-place.js';
import type { Outlines } from '../../domain/map/outlines.js';
import { readLines } from './read-lines.js';
import { ShardKind, shardReader } from './shard-reader.js';

/** What the map of one country, and of a little around it, shows beyond the world's outline. */
export interface DetailOutline extends Pick<Outlines, 'urban' | 'lakes' | 'rivers' | 'regions'> {
  readonly patches: readonly Patch[];
  readonly islands: readonly Float32Array[];
  /** Those that a map of all of the country has room for, the largest first. */
  readonly towns: readonly MapPlace[];
}

/** A part of one of the world's arcs, drawn finer. */
export interface Patch {
  readonly arc: number;
  /** The first and the last point that it stands for; its own first and last are the same places. */
  readonly from: number;
  readonly to: number;
  readonly line: Float32Array;
}

/** @throws RangeError when the bytes are no such file */
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
  // Not Array.from with a function, which Prototype and MooTools never call.
  const towns = [...hundreds].map((people, i) => ({
    name: names[i]!,
    lng: points![2 * i]!,
    lat: points![2 * i + 1]!,
    population: people * 100,
  }));
  return { patches, islands, urban, lakes, rivers, regions, towns };
}
