import type { ClusterIndex, Spot } from './cluster-index.js';
import { boxOf } from '../view/box-around.js';
import { nearestCopy } from '../view/nearest-copy.js';
import type { LatLngBounds, LeafletMap } from '../view/leaflet.js';

/** A pin may reach into the view when its spot is at most this many pixels beyond it. */
const REACH = 45;
/** More new pins at once would delay a frame. */
const MOST_NEW = 32;

/**
 * Returns all spots within these bounds, in the nearest copy of the world.
 * @param apart spots that are in no cluster
 */
export function spotsWithin(
  bounds: LatLngBounds,
  index: ClusterIndex,
  apart: readonly Spot[],
): readonly Spot[] {
  const { lng } = bounds.getCenter();
  return [...index(boxOf(bounds)), ...apart]
    .map((spot) => nearestCopy(spot, lng))
    .filter((spot) => bounds.contains(spot));
}

/**
 * Returns the spots to show now: those that have a pin already, and some new ones. Of the new ones
 * the requested spots come first, then those in view, and last those in the margin.
 * @param asked keys of the requested spots
 */
export function nextSpots(
  map: LeafletMap,
  spots: readonly Spot[],
  hasPin: (key: string) => boolean,
  asked: ReadonlySet<string>,
): readonly Spot[] {
  const size = map.getSize();
  const isSeen = (spot: Spot): boolean => {
    const { x, y } = map.latLngToContainerPoint(spot);
    return x >= -REACH && y >= -REACH && x <= size.x + REACH && y <= size.y + REACH;
  };
  const ranked = spots
    .filter(({ key }) => !hasPin(key))
    .map((spot) => ({ spot, rank: asked.has(spot.key) ? 0 : isSeen(spot) ? 1 : 2 }))
    .sort((a, b) => a.rank - b.rank);
  // Spots in the margin are never added together with spots in view.
  const last = ranked[0]?.rank === 2 ? 2 : 1;
  const next = new Set(
    ranked
      .filter(({ rank }) => rank <= last)
      .slice(0, MOST_NEW)
      .map(({ spot }) => spot),
  );
  return spots.filter((spot) => hasPin(spot.key) || next.has(spot));
}
