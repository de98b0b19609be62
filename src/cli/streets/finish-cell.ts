import { CELL_LIMITS } from '../../streets/cell-form.js';
import type { CellLine, Road, RoadKind, StreetCell } from '../../streets/street-cell.js';
import { joinRoads } from './join-roads.js';
import { simplifyLine } from './simplify-line.js';

/** Points that are nearer than this to the line without them are left out, in units. */
const TOLERANCE = 2;
/** Smaller areas are left out, in square units. A unit is a third of a metre at least. */
const LEAST_WATER = 300;
const LEAST_GREEN = 2_000;

/** The roads of a cell with main roads alone. */
export const mainRoadKinds: readonly RoadKind[] = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'rail',
];

/** The roads of a cell with streets, if nothing else is included. */
export const streetKinds: readonly RoadKind[] = [...mainRoadKinds, 'tertiary', 'minor'];

/** Makes a cell small: some kinds of roads alone, joined, and lines without needless points. */
export function finishCell(
  { roads, streams, water, green }: StreetCell,
  kinds: readonly RoadKind[],
  hasNames: boolean,
): StreetCell {
  const kept = roads
    .filter(({ kind, isTunnel }) => kinds.includes(kind) && !(kind === 'rail' && isTunnel))
    .map((road) => ({ ...road, name: hasNames ? shortName(road.name) : '' }));
  return {
    roads: joinRoads(kept).flatMap(simplifyRoad),
    streams: streams.map(simplify).filter(({ length }) => length >= 4),
    water: water.flatMap((ring) => simplifyRing(ring, LEAST_WATER)),
    green: green.flatMap((ring) => simplifyRing(ring, LEAST_GREEN)),
  };
}

const encoder = new TextEncoder();

/** No street that people know has a name this long, so nothing is drawn along it. */
const shortName = (name: string): string =>
  encoder.encode(name).length > CELL_LIMITS.nameBytes ? '' : name;

const simplify = (line: CellLine): CellLine => simplifyLine(withoutRepeats(line), TOLERANCE);

function simplifyRoad(road: Road): readonly Road[] {
  const line = simplify(road.line);
  return line.length >= 4 ? [{ ...road, line }] : [];
}

/** A ring's first point is not repeated at its end. */
function simplifyRing(ring: CellLine, leastArea: number): readonly CellLine[] {
  if (Math.abs(areaOf(ring)) < leastArea) return [];
  const closed = withoutRepeats([...ring, ring[0]!, ring[1]!]);
  const simple = simplifyLine(closed, TOLERANCE).slice(0, -2);
  return simple.length >= 6 ? [simple] : [];
}

function areaOf(ring: CellLine): number {
  let area = 0;
  for (let index = 0; index < ring.length; index += 2) {
    const before = (index || ring.length) - 2;
    area += ring[before]! * ring[index + 1]! - ring[index]! * ring[before + 1]!;
  }
  return area / 2;
}

const withoutRepeats = (line: CellLine): CellLine =>
  line.filter((_, index) => {
    const at = index - (index % 2);
    return at === 0 || line[at] !== line[at - 2] || line[at + 1] !== line[at - 1];
  });
