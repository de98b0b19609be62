import type { CellId, CellLine, Road, RoadKind, StreetCell } from '../../streets/street-cell.js';

/** A path with more points is too much for one step of the drawing. */
const PATH_POINTS = 250;

/** Roads of one kind in one path, whose units are those of the cell. */
export interface RoadPath {
  readonly kind: RoadKind;
  readonly isTunnel: boolean;
  readonly path: Path2D;
  /** The number of points, by which the work of drawing is measured. */
  readonly points: number;
}

/** A cell with its paths. They are made when the cell is first drawn, and then kept. */
export interface CellDrawing {
  readonly id: CellId;
  readonly cell: StreetCell;
  readonly roads: () => readonly RoadPath[];
  /** The roads with a name. The command has joined those of one street. */
  readonly named: readonly Road[];
  readonly streams: () => Path2D;
  readonly water: () => Path2D;
  readonly green: () => Path2D;
}

function addTo(path: Path2D, line: CellLine): void {
  path.moveTo(line[0]!, line[1]!);
  for (let i = 2; i < line.length; i += 2) path.lineTo(line[i]!, line[i + 1]!);
}

function pathOf(lines: readonly CellLine[]): Path2D {
  const path = new Path2D();
  for (const line of lines) addTo(path, line);
  return path;
}

function roadPaths({ roads }: StreetCell): readonly RoadPath[] {
  const paths: RoadPath[] = [];
  const open = new Map<string, { -readonly [K in keyof RoadPath]: RoadPath[K] }>();
  for (const { kind, isTunnel, line } of roads) {
    const key = `${kind}${isTunnel}`;
    let found = open.get(key);
    if (!found || found.points > PATH_POINTS) {
      found = { kind, isTunnel, path: new Path2D(), points: 0 };
      open.set(key, found);
      paths.push(found);
    }
    addTo(found.path, line);
    found.points += line.length / 2;
  }
  return paths;
}

/** Returns a function that makes a value once, when it is first needed. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export const cellDrawing = (id: CellId, cell: StreetCell): CellDrawing => ({
  id,
  cell,
  roads: once(() => roadPaths(cell)),
  named: cell.roads.filter(({ name }) => name !== ''),
  streams: once(() => pathOf(cell.streams)),
  water: once(() => pathOf(cell.water)),
  green: once(() => pathOf(cell.green)),
});
