/** Where a longitude lies across the map of the world: 0 at 180° W, 1 at 180° E, beyond for further copies. */
export const mercatorX = (lng: number): number => lng / 360 + 0.5;

/** Where a latitude lies down the map of the world: 0 at the upper edge (85.05° N), 1 at the lower. */
export const mercatorY = (lat: number): number =>
  0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);

/** What `mercatorX` was given. */
export const longitudeAt = (x: number): number => (x - 0.5) * 360;

/** What `mercatorY` was given. */
export const latitudeAt = (y: number): number =>
  (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
