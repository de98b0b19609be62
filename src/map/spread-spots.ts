import { type Spot, singleSpot } from './cluster-index.js';
import { Point } from './leaflet.js';
import type { QuietMap } from './quiet-map.js';

/** Neighbours on the spiral lie about 44 px apart. */
const SPACING_PIXELS = 24;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Lays the stores of one spot out on a spiral round it, so that each can be hit at this zoom. */
export function spreadSpots(map: QuietMap, spot: Spot): Spot[] {
  const center = map.project(spot);
  return spot.stores().map((store, i) => {
    const radius = SPACING_PIXELS * Math.sqrt(i + 0.5);
    const angle = i * GOLDEN_ANGLE;
    const offset = new Point(radius * Math.cos(angle), radius * Math.sin(angle));
    const { lat, lng } = map.unproject(center.add(offset));
    return { ...singleSpot(store), lat, lng };
  });
}
