import { PAINTS } from '../../scheduling/idle-task-runner.js';
import { CELL_UNITS, ROAD_KINDS, type RoadKind } from '../../streets/street-cell.js';
import type { CanvasView } from '../basemap/clip-and-simplify.js';
import type { CellDrawing, RoadPath } from './cell-drawing.js';
import { edgeWidth, roadWidth, type StreetColours } from './road-styles.js';

/**
 * The work of one step must take much less time than a frame: the points of a step where a pixel of
 * the page is one of the screen.
 */
const STEP_POINTS = 1_000;
const STREAM_PIXELS = 1.2;
/** The ground around a street is built-up, up to this distance in metres at the equator. */
const GROUND_METERS = 70;
/** The roads of towns. Others may lead through fields. */
const TOWN_KINDS: readonly RoadKind[] = ['tertiary', 'minor', 'service'];
const EQUATOR_METERS = 40_075_017;
const MAIN_KINDS: readonly RoadKind[] = ['motorway', 'trunk', 'primary'];
/** From the lowest to the uppermost. */
const KINDS_UPWARD = ROAD_KINDS.filter((kind) => kind !== 'rail').toReversed();

/** A cell on the sheet. */
export interface PlacedCell {
  readonly drawing: CellDrawing;
  /** The cell's corner in pixels of the sheet, on whole pixels of the screen. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The pixels of a unit of the cell. */
  readonly scale: number;
}

/** Returns where cells lie on a sheet. Cells that are not in view are left out. */
export function placeCells(
  drawings: readonly CellDrawing[],
  worlds: readonly CanvasView[],
  ratio: number,
): PlacedCell[] {
  const whole = (pixels: number): number => Math.round(pixels * ratio) / ratio;
  return worlds.flatMap(({ worldPixels, left, top, width, height }) =>
    drawings.flatMap((drawing) => {
      const { z, x, y } = drawing.id;
      const size = worldPixels / 2 ** z;
      const placed = {
        drawing,
        left: whole(x * size - left),
        top: whole(y * size - top),
        right: whole((x + 1) * size - left),
        bottom: whole((y + 1) * size - top),
        scale: size / CELL_UNITS,
      };
      const isInView =
        placed.right > 0 && placed.left < width && placed.bottom > 0 && placed.top < height;
      return isInView ? [placed] : [];
    }),
  );
}

/**
 * Draws ground and roads of cells, step by step. The edges of all roads come before the roads
 * themselves, so that neither crossings nor the edges of cells show a seam.
 */
export function* paintCells(
  context: CanvasRenderingContext2D,
  cells: readonly PlacedCell[],
  zoom: number,
  colours: StreetColours,
): Generator<unknown, void> {
  const ratio = context.getTransform().a;
  let points = 0;
  /** Draws something in the units of a cell, and returns what a step yields. */
  const inCell = (
    { left, top, scale }: PlacedCell,
    work: number,
    draw: (unit: number) => void,
  ): unknown => {
    context.save();
    context.translate(left, top);
    context.scale(scale, scale);
    draw(1 / scale);
    context.restore();
    points += work;
    if (points * ratio ** 2 < STEP_POINTS) return undefined;
    points = 0;
    return PAINTS;
  };
  const roads = (cell: PlacedCell, kind: RoadKind, isTunnel: boolean): readonly RoadPath[] =>
    cell.drawing.roads().filter((road) => road.kind === kind && road.isTunnel === isTunnel);
  function* stroke(
    kind: RoadKind,
    isTunnel: boolean,
    width: number,
    colour: string,
  ): Generator<unknown, void> {
    if (!width) return;
    for (const cell of cells)
      for (const road of roads(cell, kind, isTunnel))
        yield inCell(cell, road.points, (unit) => {
          context.lineWidth = width * unit;
          context.strokeStyle = colour;
          context.stroke(road.path);
        });
  }

  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const cell of cells) {
    cell.drawing.roads();
    yield;
  }
  for (const cell of cells) yield* paintGround(context, cell, colours, inCell);

  context.lineCap = 'butt';
  for (const kind of KINDS_UPWARD)
    yield* stroke(kind, true, roadWidth(kind, zoom) * 0.8, colours.tunnel);
  const railWidth = roadWidth('rail', zoom);
  yield* stroke('rail', false, railWidth, colours.rail);
  context.lineCap = 'round';
  const isMain = (kind: RoadKind): boolean => MAIN_KINDS.includes(kind);
  for (const kind of KINDS_UPWARD) {
    const edge = edgeWidth(kind, zoom);
    const width = edge && roadWidth(kind, zoom) + 2 * edge;
    yield* stroke(kind, false, width, isMain(kind) ? colours.mainEdge : colours.edge);
  }
  for (const kind of KINDS_UPWARD) {
    const isThin = kind === 'path' || !edgeWidth(kind, zoom);
    const colour = isMain(kind) ? colours.mainRoad : isThin ? colours.path : colours.road;
    yield* stroke(kind, false, roadWidth(kind, zoom), colour);
  }
}

type InCell = (cell: PlacedCell, work: number, draw: (unit: number) => void) => unknown;

/** Draws built-up ground, which is no sea as on the coarse embedded map, water and parks. */
function* paintGround(
  context: CanvasRenderingContext2D,
  cell: PlacedCell,
  colours: StreetColours,
  inCell: InCell,
): Generator<unknown, void> {
  const { drawing, left, top, right, bottom } = cell;
  const { z } = drawing.id;
  const clipped = (work: number, draw: (unit: number) => void): unknown => {
    context.save();
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    const step = inCell(cell, work, draw);
    context.restore();
    return step;
  };
  const unitsPerMeter = (CELL_UNITS * 2 ** z) / EQUATOR_METERS;
  for (const { kind, isTunnel, path, points } of drawing.roads())
    if (!isTunnel && TOWN_KINDS.includes(kind))
      yield clipped(4 * points, () => {
        context.lineWidth = 2 * GROUND_METERS * unitsPerMeter;
        context.strokeStyle = colours.ground;
        context.stroke(path);
      });
  yield clipped(drawing.cell.green.length * 8, () => {
    context.fillStyle = colours.green;
    context.fill(drawing.green());
  });
  yield clipped(drawing.cell.water.length * 8, (unit) => {
    context.fillStyle = colours.water;
    context.fill(drawing.water());
    context.lineWidth = STREAM_PIXELS * unit;
    context.strokeStyle = colours.stream;
    context.stroke(drawing.streams());
  });
}
