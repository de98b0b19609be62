import type { LatLng } from '../../domain/store/store.js';

/**
 * Returns the latitudes or longitudes of points in order. A typed array sorts ten thousand numbers
 * without callbacks. It is filled in a loop, which is several times faster than `from`.
 */
export function sortedNumbers(points: readonly LatLng[], which: keyof LatLng): Float64Array {
  const numbers = new Float64Array(points.length);
  for (let at = 0; at < numbers.length; at++) numbers[at] = points[at]![which];
  return numbers.sort();
}
