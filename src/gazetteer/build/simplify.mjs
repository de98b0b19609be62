/**
 * Returns latitude on the map's Mercator scale, so that a tolerance is the same number of pixels
 * everywhere.
 */
export const mercator = (lat) =>
  (Math.asinh(Math.tan((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)) * 180) / Math.PI;

/** Returns the distance of a point from the segment a–b. */
function distance([x, y], [ax, ay], [bx, by]) {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square && ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

/**
 * Simplifies a line with the Douglas–Peucker algorithm. Returns the indexes of the points that keep
 * the line within the tolerance.
 * @param toleranceDegrees degrees of longitude: one number, or a function of the point
 */
export function simplified(line, toleranceDegrees) {
  const toleranceAt =
    typeof toleranceDegrees === 'function' ? toleranceDegrees : () => toleranceDegrees;
  const flat = line.map(([lng, lat]) => [lng, mercator(lat)]);
  const tolerances = line.map(toleranceAt);
  const kept = new Set([0, line.length - 1]);
  const spans = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = 0;
    let most = 1;
    for (let i = from + 1; i < to; i++) {
      const times = distance(flat[i], flat[from], flat[to]) / tolerances[i];
      if (times > most) [farthest, most] = [i, times];
    }
    if (!farthest) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return [...kept].sort((a, b) => a - b);
}

export const simplify = (line, toleranceDegrees) =>
  simplified(line, toleranceDegrees).map((i) => line[i]);
