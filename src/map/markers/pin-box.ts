import type { Spot } from './cluster-index.js';
import { isApproximate } from './is-approximate.js';
import type { PixelBox } from './pixel-box.js';
import type { Point } from '../view/leaflet.js';

const isDrop = ({ store }: Spot): boolean => !!store && !isApproximate(store.position);

/** Returns the area that a pin covers, as map.css draws it. */
export function pinBox(spot: Spot, { x, y }: Point, scale: number): PixelBox {
  if (isDrop(spot))
    return { left: x - 14 * scale, top: y - 36 * scale, right: x + 14 * scale, bottom: y };
  const radius = (spot.store ? 17 : 15 + 3 * discSize(spot.count)) * scale;
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Returns the area that the name of the selected pin covers, below or above the pin. */
export function nameBox(
  spot: Spot,
  { x, y }: Point,
  { offsetWidth, offsetHeight }: Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>,
  isAbove: boolean,
): PixelBox {
  const drop = isDrop(spot);
  const top = isAbove ? y - (drop ? 48 : 26) - offsetHeight : y + (drop ? 4 : 26);
  return { left: x - offsetWidth / 2, top, right: x + offsetWidth / 2, bottom: top + offsetHeight };
}

/** Returns the size of a cluster's disc: 1 to 3. */
export const discSize = (count: number): number => Math.min(3, Math.ceil(Math.log10(count)));
