import type { Outlines } from '../../domain/map/outlines.js';
import type { DetailOutline, Patch } from '../shards/detail-outline.js';
import type { WorldOutline } from '../shards/world-outline.js';

/** Returns the outlines of the world, with some countries in detail. */
export function joinOutlines(world: WorldOutline, details: readonly DetailOutline[]): Outlines {
  const patches = new Map<number, Patch[]>();
  for (const patch of details.flatMap((detail) => detail.patches)) {
    const others = patches.get(patch.arc);
    if (others) others.push(patch);
    else patches.set(patch.arc, [patch]);
  }
  const arcs = world.arcs.map((arc, i) => patched(arc, patches.get(i) ?? []));
  let coasts = 0;
  // Not `Array.from` with a function: the Prototype and MooTools libraries never call it.
  const land = [...world.rings].map((count) => joined(arcs.slice(coasts, (coasts += count))));
  const lakes = coasts + world.borders;
  const all = (layer: 'islands' | 'urban' | 'lakes' | 'rivers' | 'regions'): Float32Array[] =>
    details.flatMap((detail) => detail[layer]);
  return {
    land: [...land, ...all('islands')],
    borders: arcs.slice(coasts, lakes),
    lakes: [...arcs.slice(lakes), ...all('lakes')],
    urban: all('urban'),
    rivers: all('rivers'),
    regions: all('regions'),
  };
}

/**
 * Draws patches into an arc. Patches of neighbouring countries overlap; the longest is used,
 * because it is the country's own.
 */
function patched(arc: Float32Array, patches: readonly Patch[]): Float32Array {
  const taken: Patch[] = [];
  for (const patch of patches.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (taken.every(({ from, to }) => patch.to <= from || patch.from >= to)) taken.push(patch);
  if (!taken.length) return arc;
  const parts: Float32Array[] = [];
  let next = 0;
  for (const { from, to, line } of taken.sort((a, b) => a.from - b.from)) {
    parts.push(arc.subarray(2 * next, 2 * from), line);
    next = to + 1;
  }
  return joined([...parts, arc.subarray(2 * next)]);
}

function joined(lines: readonly Float32Array[]): Float32Array {
  if (lines.length === 1) return lines[0]!;
  const all = new Float32Array(lines.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const line of lines) {
    all.set(line, at);
    at += line.length;
  }
  return all;
}
