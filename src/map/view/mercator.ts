/**
 * Returns the horizontal position of a longitude on the world map: 0 at 180° W, 1 at 180° E.
 * Further copies of the world have positions beyond these.
 */
export const mercatorX = (lng: number): number => lng / 360 + 0.5;

/**
 * Returns the vertical position of a latitude on the world map: 0 at the upper edge (85.05° N), 1
 * at the lower edge.
 */
export const mercatorY = (lat: number): number =>
  0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);

/** Returns the longitude for a result of `mercatorX`. */
export const longitudeAt = (x: number): number => (x - 0.5) * 360;

/** Returns the latitude for a result of `mercatorY`. */
export const latitudeAt = (y: number): number =>
  (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
