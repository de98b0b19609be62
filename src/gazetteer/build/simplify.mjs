/** Latitude on the map's own scale, so that a tolerance means the same number of pixels everywhere. */
export const mercator = (lat) =>
  (Math.asinh(Math.tan((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)) * 180) / Math.PI;

/** How far a point lies from the segment a–b. */
function distance([x, y], [ax, ay], [bx, by]) {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square && ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

/**
 * Douglas–Peucker: the numbers of the points that are needed for the line to stay within the tolerance.
 * @param toleranceDegrees of longitude, one for all points or asked for each
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
