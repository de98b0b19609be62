import type { ClusterIndex, Spot } from './cluster-index.js';
import { nearestCopy } from '../view/nearest-copy.js';
import type { LatLngBounds, LeafletMap } from '../view/leaflet.js';

/** A pin whose spot is so many pixels beyond the view may reach into it. */
const REACH = 45;
/** More new pins at once would hold up a frame. */
const MOST_NEW = 32;

/** All spots within these bounds, in the copy of the world that is nearest. @param apart those that are in no cluster */
export function spotsWithin(
  bounds: LatLngBounds,
  index: ClusterIndex,
  apart: readonly Spot[],
): readonly Spot[] {
  const { lng } = bounds.getCenter();
  const inBox = index({
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  });
  return [...inBox, ...apart]
    .map((spot) => nearestCopy(spot, lng))
    .filter((spot) => bounds.contains(spot));
}

/**
 * Those to show now: the spots that have their pins, and some others: what has been asked for first, then what is in view,
 * and last what is in the margin.
 * @param asked keys of spots
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
  // What is in the margin never comes together with what is seen.
  const last = ranked[0]?.rank === 2 ? 2 : 1;
  const next = new Set(
    ranked
      .filter(({ rank }) => rank <= last)
      .slice(0, MOST_NEW)
      .map(({ spot }) => spot),
  );
  return spots.filter((spot) => hasPin(spot.key) || next.has(spot));
}
