const zigzag = (step) => (step < 0 ? -step * 2 - 1 : step * 2);

/**
 * Writes lines of longitude, latitude, which `../read-lines.ts` reads: how many, points of each, then all steps along
 * x, then along y. Points that fall on the one before are left out.
 */
export function writeLines(writer, lines, unitsPerDegree) {
  const steps = [[], []];
  let at = [0, 0];
  const lengths = lines.map((line) => {
    let length = 0;
    for (const point of line) {
      const [x, y] = point.map((degrees) => Math.round(degrees * unitsPerDegree));
      if (length && x === at[0] && y === at[1]) continue;
      steps[0].push(zigzag(x - at[0]));
      steps[1].push(zigzag(y - at[1]));
      at = [x, y];
      length++;
    }
    return length;
  });
  writer.count(lines.length);
  writer.column(lengths);
  for (const axis of steps) writer.column(axis);
}
