/** The distance within which some nineteen in twenty addresses lie, given how far off one is likely to be. */
export const radiusMeters = (errorMeters: number): number => Math.round(1_000 + 2 * errorMeters);
