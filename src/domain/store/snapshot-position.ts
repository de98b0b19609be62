import { exactPosition } from './exact-position.js';
import type { Position, Precision } from './store.js';

/** For a snapshot that leaves a radius out. */
const usualRadiusMeters: Readonly<Record<Precision, number>> = {
  exact: 0,
  address: 250,
  postcode: 5_000,
  city: 10_000,
};

/** The position in an entry of a snapshot; without a precision it is exact, as a merchant's own coordinates are. */
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
