/** Points of a plane, grouped by distance. */
export interface GridClusters {
  readonly count: number;
  /** For each group: the mean of its points. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** For each group: the number of its points. */
  readonly size: Int32Array;
  /** For each group: the index of its first point. */
  readonly first: Int32Array;
  /** For each point: the next point of its group, or -1. */
  readonly next: Int32Array;
}

const none = -1;

/**
 * Returns the chain that holds the points of a grid cell. Several cells may share a chain.
 * @param last a power of two less one
 */
function chainOf(cellX: number, cellY: number, last: number): number {
  const mixed = Math.imul(cellX, 0x9e3779b1) ^ Math.imul(cellY, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & last;
}

/**
 * Returns the side of its cell that a point is nearer to. All points near it are in its own cell or
 * in the cells beyond that side.
 */
const sideOf = (inCells: number, cell: number): number => (inCells - cell < 0.5 ? -1 : 1);

/**
 * Groups points. Each point without a group begins one, together with all points within the radius
 * that have no group either. Twice as many points take about twice as long, whatever their
 * distribution. Cells are twice as wide as the radius, so that four cells hold all near points. A
 * point with a group is never looked at again.
 * @param out points to leave out
 */
export function gridCluster(
  xs: Float64Array,
  ys: Float64Array,
  radius: number,
  out: readonly number[],
): GridClusters {
  const points = xs.length;
  const cells = 1 / (2 * radius);
  const last = 2 ** Math.ceil(Math.log2(points + 1)) - 1;
  /**
   * `heads` has the first point of each chain, `nexts` the next point of each point in its chain.
   */
  const heads = new Int32Array(last + 1).fill(none);
  const nexts = new Int32Array(points);
  const x = new Float64Array(points);
  const y = new Float64Array(points);
  const size = new Int32Array(points);
  const first = new Int32Array(points);
  const next = new Int32Array(points).fill(none);
  const isTaken = new Uint8Array(points);
  const most = radius * radius;
  let count = 0;

  for (const point of out) isTaken[point] = 1;
  for (let point = points - 1; point >= 0; point--) {
    if (isTaken[point]) continue;
    const chain = chainOf(Math.floor(xs[point]! * cells), Math.floor(ys[point]! * cells), last);
    nexts[point] = heads[chain]!;
    heads[chain] = point;
  }
  for (let seed = 0; seed < points; seed++) {
    if (isTaken[seed]) continue;
    const seedX = xs[seed]!;
    const seedY = ys[seed]!;
    const cellX = Math.floor(seedX * cells);
    const cellY = Math.floor(seedY * cells);
    const besideX = cellX + sideOf(seedX * cells, cellX);
    const besideY = cellY + sideOf(seedY * cells, cellY);
    let sumX = 0;
    let sumY = 0;
    let members = 0;
    let end = seed;
    for (let cell = 0; cell < 4; cell++) {
      const chain = chainOf(cell & 1 ? besideX : cellX, cell & 2 ? besideY : cellY, last);
      let before = none;
      for (let point = heads[chain]!; point !== none; point = nexts[point]!) {
        const byX = xs[point]! - seedX;
        const byY = ys[point]! - seedY;
        if (!(byX * byX + byY * byY <= most)) {
          before = point;
          continue;
        }
        if (before === none) heads[chain] = nexts[point]!;
        else nexts[before] = nexts[point]!;
        isTaken[point] = 1;
        sumX += xs[point]!;
        sumY += ys[point]!;
        members++;
        if (point === seed) continue;
        next[end] = point;
        end = point;
      }
    }
    x[count] = sumX / members;
    y[count] = sumY / members;
    size[count] = members;
    first[count++] = seed;
  }
  return { count, x, y, size, first, next };
}
