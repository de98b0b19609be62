export interface Nearby {
  readonly count: number;
  readonly withinMeters: number;
}

/**
 * How many of these lie near: within the first of some radii that has any and is no smaller than what is not known.
 * @param meters how far each is, as it is told elsewhere; undefined where nobody knows
 * @param leastMeters no smaller radius counts
 * @returns undefined when none is within the largest
 */
export function countNearby(
  meters: readonly (number | undefined)[],
  leastMeters: number,
  radiiMeters: readonly number[],
): Nearby | undefined {
  for (const withinMeters of radiiMeters) {
    if (withinMeters < leastMeters) continue;
    const { length: count } = meters.filter((one = Infinity) => one <= withinMeters);
    if (count > 0) return { count, withinMeters };
  }
  return undefined;
}
