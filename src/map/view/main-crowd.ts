import type { LatLng } from '../../domain/store/store.js';
import { sortedNumbers } from '../markers/sorted-numbers.js';

/** At most this share of all points may be left out on each side. */
const SHARE = 0.01;
/** Points this near to the others, as a share of the others' extent, are kept. */
const NEAR = 0.25;

/**
 * Returns all points but the few that are far from all others, such as a country's stores on
 * islands overseas.
 */
export function mainCrowd(points: readonly LatLng[]): readonly LatLng[] {
  const few = Math.floor(points.length * SHARE);
  if (!few) return points;
  const within = (which: keyof LatLng): ((at: number) => boolean) => {
    const numbers = sortedNumbers(points, which);
    const [least, most] = [numbers[few] as number, numbers.at(-1 - few) as number];
    const near = (most - least) * NEAR;
    return (at) => at >= least - near && at <= most + near;
  };
  const hasLat = within('lat');
  const hasLng = within('lng');
  return points.filter(({ lat, lng }) => hasLat(lat) && hasLng(lng));
}
