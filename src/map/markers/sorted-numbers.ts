import type { LatLng } from '../../domain/store/store.js';

/** Typed, since it sorts ten thousand numbers without calling back; filled one by one, which is several times quicker than by `from`. */
export function sortedNumbers(points: readonly LatLng[], which: keyof LatLng): Float64Array {
  const numbers = new Float64Array(points.length);
  for (let at = 0; at < numbers.length; at++) numbers[at] = points[at]![which];
  return numbers.sort();
}
