import type { Step } from './arrow-step.js';

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns the nearest of the points that lie more in this direction than across it. */
export function nearestInDirection<Point extends ScreenPoint>(
  from: ScreenPoint,
  [stepX, stepY]: Step,
  points: readonly Point[],
): Point | undefined {
  let nearest: Point | undefined;
  let least = Infinity;
  for (const point of points) {
    const x = point.x - from.x;
    const y = point.y - from.y;
    const along = x * stepX + y * stepY;
    const across = Math.abs(x * stepY) + Math.abs(y * stepX);
    const distance = Math.hypot(x, y);
    if (along > 0 && along >= across && distance < least) {
      nearest = point;
      least = distance;
    }
  }
  return nearest;
}
