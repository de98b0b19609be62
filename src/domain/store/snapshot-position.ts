import { exactPosition } from './exact-position.js';
import type { Position, Precision } from './store.js';

/** The radius in metres for a snapshot entry that gives none. */
const usualRadiusMeters: Readonly<Record<Precision, number>> = {
  exact: 0,
  address: 250,
  postcode: 5_000,
  city: 10_000,
};

/**
 * Reads the position of a snapshot entry. An entry without a precision is exact, like a merchant's
 * own coordinates.
 */
export function snapshotPosition({
  lat,
  lng,
  precision = 'exact',
  radiusMeters,
}: Readonly<Record<string, unknown>>): Position | undefined {
  const point = exactPosition(lat, lng);
  const usual: unknown = usualRadiusMeters[precision as Precision];
  if (!point || typeof usual !== 'number') return undefined;
  const isLength = typeof radiusMeters === 'number' && radiusMeters >= 0;
  return {
    ...point,
    precision: precision as Precision,
    radiusMeters: isLength ? radiusMeters : usual,
  };
}
