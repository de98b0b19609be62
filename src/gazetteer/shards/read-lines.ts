import type { ShardReader } from './shard-reader.js';

/**
 * Reads lines as the builder's `writeLines` writes them. Each line holds pairs of longitude and
 * latitude in degrees.
 */
export function readLines(shard: ShardReader, unitsPerDegree: number): Float32Array[] {
  const lengths = shard.column(shard.count());
  const points = lengths.reduce((sum, length) => sum + length, 0);
  const axes = [shard.column(points), shard.column(points)];
  const at = [0, 0];
  let point = 0;
  // Not `Array.from` with a function: the Prototype and MooTools libraries never call it.
  return [...lengths].map((length) => {
    const line = new Float32Array(length * 2);
    for (let i = 0; i < line.length; point++)
      for (const axis of [0, 1] as const) {
        const step = axes[axis]![point]!;
        line[i++] = (at[axis]! += (step >>> 1) ^ -(step & 1)) / unitsPerDegree;
      }
    return line;
  });
}
