import { distanceMeters } from '../domain/distance/distance-meters.js';
import { Precision, type Position } from '../domain/store/store.js';

/** What is known of where a store is. */
export interface Candidates {
  /** In the listing itself. */
  readonly own: Position | undefined;
  readonly geocoded: Position | undefined;
  /** By postal code and town. */
  readonly gazetteer: Position | undefined;
}

export interface Choice {
  readonly position: Position | undefined;
  /** How far the listing's or the geocoder's point lies from where its address must be, when that is too far. */
  readonly farMeters?: number | undefined;
}

/**
 * The listing's own coordinates, else the geocoder's point when the address can be there, else the gazetteer's. Own
 * coordinates are the merchant's word: they are used in any case.
 * @param marginMeters how much farther than both radii together a point may lie
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
