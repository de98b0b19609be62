import type { LatLng } from '../../domain/store/store.js';
import { sortedNumbers } from '../markers/sorted-numbers.js';

/** Of all, so many may lie far out on each side. */
const SHARE = 0.01;
/** What lies this near to the others, in their own extent, is with them. */
const NEAR = 0.25;

/** All points but the few that lie far from all others: of a country's stores those on the islands overseas. */
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
