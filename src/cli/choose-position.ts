import { distanceMeters } from '../domain/distance/distance-meters.js';
import { Precision, type Position } from '../domain/store/store.js';

/** The positions that each source gives for one store. */
export interface Candidates {
  /** The coordinates in the listing itself. */
  readonly own: Position | undefined;
  readonly geocoded: Position | undefined;
  /** The position of the postal code or town in the gazetteer. */
  readonly gazetteer: Position | undefined;
}

export interface Choice {
  readonly position: Position | undefined;
  /**
   * Distance from the listing's or geocoder's point to the gazetteer's position. Only set when the
   * point is too far away to be plausible.
   */
  readonly farMeters?: number | undefined;
}

/**
 * Returns the listing's own coordinates. Without them, returns the geocoder's point if the address
 * can be there, else the gazetteer's position. The listing's own coordinates are always used,
 * because the merchant has set them.
 * @param marginMeters how much farther than the sum of both radii a point may lie
 */
export function choosePosition(
  { own, geocoded, gazetteer }: Candidates,
  marginMeters: number,
): Choice {
  const point = own ?? geocoded;
  if (!point || !gazetteer) return { position: point ?? gazetteer };
  const meters = distanceMeters(point, gazetteer);
  const isFar = meters > point.radiusMeters + gazetteer.radiusMeters + marginMeters;
  if (isFar) return { position: own ?? gazetteer, farMeters: Math.round(meters) };
  const isBetter = own ?? (isStreet(point) || point.radiusMeters <= gazetteer.radiusMeters);
  return { position: isBetter ? point : gazetteer };
}

const isStreet = ({ precision }: Position): boolean => precision === Precision.Address;
