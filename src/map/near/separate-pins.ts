interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Points that share a place begin as a disc of points that are so far apart. */
const FIRST_STEP = 0.5;
/** The part of the missing distance that a point moves in one round. Its neighbour moves too. */
const SHARE = 0.4;
/** A movement that is smaller than this is not seen. */
const LEAST_STEP = 0.05;
/** The most that a point moves in one round, as a part of the distance. */
const MOST_STEP = 0.1;
const MOST_ROUNDS = 300;

const apart = (a: PlanePoint, b: PlanePoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A point that others keep this distance from. */
export interface FixedPoint extends PlanePoint {
  readonly distance: number;
}

/**
 * Moves points apart until any two have this distance, and each is as far from the fixed points as
 * these ask for. Points that have their distance stay where they are. Others go in the direction in
 * which they lie. The same points always give the same answer. The work grows with the square of
 * the number of points.
 */
export function separatePins(
  points: readonly PlanePoint[],
  fixed: readonly FixedPoint[],
  distance: number,
): PlanePoint[] {
  let moved: FixedPoint[] = points.map((point, nth) => {
    const { length } = [...fixed, ...points.slice(0, nth)].filter(
      (other) => apart(point, other) < FIRST_STEP,
    );
    const radius = FIRST_STEP * Math.sqrt(length);
    return {
      x: point.x + radius * Math.cos(length * GOLDEN_ANGLE),
      y: point.y + radius * Math.sin(length * GOLDEN_ANGLE),
      distance,
    };
  });
  for (let round = 0, isAtRest = false; !isAtRest && round < MOST_ROUNDS; round++) {
    isAtRest = true;
    const all = [...moved, ...fixed];
    // All move at once: one after another, points that share a place would end up in a row.
    moved = moved.map((point) => {
      let [x, y] = [0, 0];
      for (const other of all) {
        if (other === point) continue;
        const length = apart(point, other) || FIRST_STEP;
        const missing = other.distance - length;
        if (missing <= LEAST_STEP) continue;
        isAtRest = false;
        const share = (missing * SHARE) / length;
        x += (point.x - other.x) * share;
        y += (point.y - other.y) * share;
      }
      const tooFar = Math.hypot(x, y) / (distance * MOST_STEP);
      const part = tooFar > 1 ? 1 / tooFar : 1;
      return { x: point.x + x * part, y: point.y + y * part, distance };
    });
  }
  return moved;
}
