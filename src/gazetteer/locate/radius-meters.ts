/**
 * Returns the radius in metres around a point that holds about 19 of 20 addresses.
 * @param errorMeters how far off an address is likely to be
 */
export const radiusMeters = (errorMeters: number): number => Math.round(1_000 + 2 * errorMeters);

/**
 * Returns how far from the middle of a town an address in it is likely to be, in metres. It was
 * measured on about 15,000 shops, of which nine in ten are within twice this distance.
 * @param population 0 when unknown
 */
export const cityErrorMeters = (population: number): number =>
  3_000 * (Math.max(500, population || 10_000) / 10_000) ** 0.35;
