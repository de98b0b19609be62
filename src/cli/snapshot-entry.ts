import type { LocationRecord } from '../api/decode/location-records.js';
import { addressFingerprint } from '../domain/store/address-fingerprint.js';
import type { Position } from '../domain/store/store.js';
import type { EntryDetails } from './table/details-of-row.js';

/** A location of the service, or a row of a table, that goes into a snapshot. */
export interface StoreRecord extends LocationRecord {
  readonly details?: EntryDetails | undefined;
}

/** A store in a snapshot file; see `snapshot.schema.json`. */
export interface SnapshotEntry {
  readonly [field: string]: string | number | EntryDetails;
}

/** Returns a record as it stands in a snapshot, with a position where one is known. */
export function snapshotEntry(
  { fields, store, details }: StoreRecord,
  position: Position | undefined,
): SnapshotEntry {
  const place = position && fieldsOf(position);
  const fingerprint = addressFingerprint(store);
  return { ...fields, ...place, fingerprint, ...(details && { details }) };
}

/** Rounds to six decimals, about a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const fieldsOf = ({ lat, lng, precision, radiusMeters }: Position): SnapshotEntry => ({
  lat: rounded(lat),
  lng: rounded(lng),
  precision,
  ...(radiusMeters && { radiusMeters: Math.round(radiusMeters) }),
});
