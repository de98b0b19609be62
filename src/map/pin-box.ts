import type { Spot } from './cluster-index.js';
import { isApproximate } from './is-approximate.js';
import type { PixelBox } from './pixel-box.js';
import type { Point } from './leaflet.js';

/** What a pin covers, as map.css draws it. */
export function pinBox({ store, count }: Spot, { x, y }: Point): PixelBox {
  if (store && !isApproximate(store.position))
    return { left: x - 14, top: y - 36, right: x + 14, bottom: y };
  const radius = store ? 17 : 15 + 3 * discSize(count);
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Of the disc of a cluster: 1 to 3. */
export const discSize = (count: number): number => Math.min(3, Math.ceil(Math.log10(count)));
