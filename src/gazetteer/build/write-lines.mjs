const zigzag = (step) => (step < 0 ? -step * 2 - 1 : step * 2);

/** Returns the points of a line in whole units. */
export const rounded = (line, unitsPerDegree) =>
  line.map((point) => point.map((degrees) => Math.round(degrees * unitsPerDegree)));

/** Returns the points of a line in whole units, without repeated points. */
export const thinned = (line, unitsPerDegree) =>
  rounded(line, unitsPerDegree).filter(
    ([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1],
  );

/**
 * Writes lines of whole units for `../shards/read-lines.ts`: the number of lines, the number of
 * points of each, all steps along x, then all steps along y.
 */
export function writeLines(writer, lines) {
  const points = lines.flat();
  writer.count(lines.length);
  writer.column(lines.map(({ length }) => length));
  for (const axis of [0, 1])
    writer.column(points.map((point, i) => zigzag(point[axis] - (points[i - 1]?.[axis] ?? 0))));
}
