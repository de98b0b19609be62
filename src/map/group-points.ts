/** Points of a plane, put together where they lie near each other. */
export interface PointGroups {
  readonly count: number;
  /** By group: the mean of its points. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** By group: how many points it has. */
  readonly size: Int32Array;
  /** By group: the point that it began with. */
  readonly first: Int32Array;
  /** By point: the next one of its group, or -1. */
  readonly next: Int32Array;
}

const none = -1;

/** In which column, or row, of a grid each point lies. */
function cellsOf(at: Float64Array, width: number): Int32Array {
  const cells = new Int32Array(at.length);
  for (let point = 0; point < cells.length; point++) cells[point] = Math.floor(at[point]! / width);
  return cells;
}

/** Points by the cells of a grid: in so many chains, in which cells may share one. */
function chainsOf(cellX: Int32Array, cellY: Int32Array, isOut: (point: number) => boolean) {
  const last = 2 ** Math.ceil(Math.log2(cellX.length + 1)) - 1;
  const heads = new Int32Array(last + 1).fill(none);
  const nexts = new Int32Array(cellX.length);
  const chainAt = (x: number, y: number): number => {
    const mixed = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & last;
  };
  for (let point = cellX.length - 1; point >= 0; point--) {
    if (isOut(point)) continue;
    const chain = chainAt(cellX[point]!, cellY[point]!);
    nexts[point] = heads[chain]!;
    heads[chain] = point;
  }
  return { heads, nexts, chainAt };
}

/**
 * Each point that is in no group yet begins one with all that lie within the radius of it and are in none either. Twice
 * as many points take about twice as long, however they lie: the cells are as wide as the radius, and whoever is in a group
 * is looked at no more.
 * @param isOut leaves a point out
 */
export function groupPoints(
  xs: Float64Array,
  ys: Float64Array,
  radius: number,
  isOut: (point: number) => boolean,
): PointGroups {
  const points = xs.length;
  const cellX = cellsOf(xs, radius);
  const cellY = cellsOf(ys, radius);
  const { heads, nexts, chainAt } = chainsOf(cellX, cellY, isOut);
  const x = new Float64Array(points);
  const y = new Float64Array(points);
  const size = new Int32Array(points);
  const first = new Int32Array(points);
  const next = new Int32Array(points).fill(none);
  const isTaken = new Uint8Array(points);
  const most = radius * radius;
  let count = 0;

  for (let seed = 0; seed < points; seed++) {
    if (isTaken[seed] || isOut(seed)) continue;
    const [seedX, seedY] = [xs[seed]!, ys[seed]!];
    let [sumX, sumY, members, end] = [seedX, seedY, 1, seed];
    isTaken[seed] = 1;
    for (let cell = 0; cell < 9; cell++) {
      const chain = chainAt(cellX[seed]! + (cell % 3) - 1, cellY[seed]! + Math.floor(cell / 3) - 1);
      let before = none;
      for (let point = heads[chain]!; point !== none; point = nexts[point]!) {
        const [byX, byY] = [xs[point]! - seedX, ys[point]! - seedY];
        if (!isTaken[point] && byX * byX + byY * byY <= most) {
          isTaken[point] = 1;
          sumX += xs[point]!;
          sumY += ys[point]!;
          members++;
          next[end] = point;
          end = point;
        }
        if (!isTaken[point]) before = point;
        else if (before === none) heads[chain] = nexts[point]!;
        else nexts[before] = nexts[point]!;
      }
    }
    x[count] = sumX / members;
    y[count] = sumY / members;
    size[count] = members;
    first[count++] = seed;
  }
  return { count, x, y, size, first, next };
}
