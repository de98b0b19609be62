import type { StreetCell } from '../../src/streets/street-cell.js';

/** A cell of about 2 KB with all kinds of lines, which is the same at each call. */
export function sampleCell(): StreetCell {
  const random = seeded(7);
  const line = (count: number) => {
    const points = [random(4_096), random(4_096)];
    while (points.length < 2 * count)
      points.push(points.at(-2)! + random(400) - 200, points.at(-1)! + random(400) - 200);
    return points;
  };
  const kinds = ['motorway', 'secondary', 'minor', 'path', 'rail'] as const;
  return {
    roads: kinds.flatMap((kind) =>
      [false, true].flatMap((isTunnel) =>
        Array.from({ length: 8 }).map((_, index) => ({
          kind,
          isTunnel,
          name: index % 3 ? `Rue de l’Été ${index}` : '',
          line: line(2 + random(12)),
        })),
      ),
    ),
    streams: [line(5), line(2)],
    water: [line(30)],
    green: [line(4), line(9), line(12)],
  };
}

/** Returns whole numbers from 0 up to a limit, in an order that a number decides. */
export function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
