export interface Nearby {
  readonly count: number;
  readonly withinMeters: number;
}

/**
 * Counts the nearby points: those within the first radius that has any. A radius smaller than the
 * uncertainty is skipped.
 * @param meters the displayed distance of each point; undefined when it is unknown
 * @param leastMeters the uncertainty of the distances: smaller radii are skipped
 * @returns undefined when no point is within the largest radius
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
