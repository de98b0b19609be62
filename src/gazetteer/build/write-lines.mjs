const zigzag = (step) => (step < 0 ? -step * 2 - 1 : step * 2);

/** Points of longitude, latitude in whole units. */
export const rounded = (line, unitsPerDegree) =>
  line.map((point) => point.map((degrees) => Math.round(degrees * unitsPerDegree)));

/** The same without points that fall on the one before. */
export const thinned = (line, unitsPerDegree) =>
  rounded(line, unitsPerDegree).filter(
    ([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1],
  );

/**
 * Writes lines of whole units, which `../shards/read-lines.ts` reads: how many, points of each, then all steps along x, then
 * along y.
 */
export function writeLines(writer, lines) {
  const points = lines.flat();
  writer.count(lines.length);
  writer.column(lines.map(({ length }) => length));
  for (const axis of [0, 1])
    writer.column(points.map((point, i) => zigzag(point[axis] - (points[i - 1]?.[axis] ?? 0))));
}
