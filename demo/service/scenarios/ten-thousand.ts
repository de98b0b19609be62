import coordinates from '../data/positions.json' with { type: 'json' };
import type { LocationRecord } from '../location-record.js';
import type { Listing } from '../service-data.js';

const COUNT = 10_000;
const FIRST_ID = 100_000;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** The first copy of a store stands this far from it, the nth √n times as far. */
const SPREAD_DEGREES = 0.08;

const positions: Readonly<Record<string, readonly number[]>> = coordinates.positions;

/** 10,000 locations around those of the given listing, made when a page is read. */
export function tenThousand(listing: Listing): Listing {
  const originals = listing.slice();
  const copy = (nth: number): LocationRecord => {
    const which = Math.floor((nth * originals.length) / COUNT);
    const round = nth - Math.ceil((which * COUNT) / originals.length) + 1;
    const original = originals[which];
    if (!original) throw new Error('There is nothing to copy.');
    return {
      ...original,
      id: FIRST_ID + nth,
      name: `${original.name} ${round}`,
      platform_location_id: `7${String(nth).padStart(10, '0')}`,
      ...beside(positions[original.platform_location_id], round),
    };
  };
  return {
    slice: (from = 0, to = COUNT) => {
      const length = Math.max(0, Math.min(to, COUNT) - from);
      return Array.from({ length }, (_, nth) => copy(from + nth));
    },
  };
}

function beside(position: readonly number[] | undefined, round: number) {
  if (!position) return {};
  const [lat = 0, lng = 0] = position;
  const away = SPREAD_DEGREES * Math.sqrt(round);
  const round5 = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    lat: round5(lat + away * Math.sin(round * GOLDEN_ANGLE)),
    lng: round5(lng + away * Math.cos(round * GOLDEN_ANGLE)),
  };
}
