import { mercatorX, mercatorY } from '../view/mercator.js';
import type { PlacedStore } from './placed-store.js';

/** Two pins with this distance do not cover each other. */
const CLEAR_PIXELS = 60;
/** At a closer zoom, the streets around a store would fill the map. */
const CLOSEST_ZOOM = 14;
const WORLD_PIXELS_AT_ZOOM_0 = 256;

/**
 * Returns the zoom from which no neighbour covers the pin of a store. Stores at the same point do
 * not count, because no zoom parts them.
 */
export function clearZoom({ position }: PlacedStore, stores: readonly PlacedStore[]): number {
  const [x, y] = [mercatorX(position.lng), mercatorY(position.lat)];
  let nearest = Infinity;
  for (const { position: other } of stores) {
    const distance = Math.hypot(mercatorX(other.lng) - x, mercatorY(other.lat) - y);
    if (distance > 0 && distance < nearest) nearest = distance;
  }
  const zoom = Math.ceil(Math.log2(CLEAR_PIXELS / WORLD_PIXELS_AT_ZOOM_0 / nearest));
  return Math.min(zoom, CLOSEST_ZOOM);
}
