interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Points that share a place begin this far apart, each in a direction of its own. */
const FIRST_STEP = 0.01;
/** A movement that is smaller than this is not seen. */
const LEAST_STEP = 0.05;
const MOST_ROUNDS = 300;

/**
 * Moves points apart until any two have this distance, and each has it from the fixed points.
 * Points that have it stay where they are. Others go in the direction in which they lie. The same
 * points always give the same answer. The work grows with the square of the number of points.
 */
export function separatePins(
  points: readonly PlanePoint[],
  fixed: readonly PlanePoint[],
  distance: number,
): PlanePoint[] {
  const moved = points.map(({ x, y }, nth) => ({
    x: x + FIRST_STEP * nth * Math.cos(nth * GOLDEN_ANGLE),
    y: y + FIRST_STEP * nth * Math.sin(nth * GOLDEN_ANGLE),
  }));
  for (let round = 0, isAtRest = false; !isAtRest && round < MOST_ROUNDS; round++) {
    isAtRest = true;
    for (const [nth, point] of moved.entries()) {
      const others = moved.slice(nth + 1);
      for (const other of [...others, ...fixed]) {
        const length = Math.hypot(point.x - other.x, point.y - other.y) || FIRST_STEP;
        const missing = distance - length;
        if (missing <= LEAST_STEP) continue;
        isAtRest = false;
        const [x, y] = [(point.x - other.x) / length, (point.y - other.y) / length];
        const partner = others.find((one) => one === other);
        const share = partner ? missing / 2 : missing;
        point.x += x * share;
        point.y += y * share;
        if (!partner) continue;
        partner.x -= x * share;
        partner.y -= y * share;
      }
    }
  }
  return moved;
}
