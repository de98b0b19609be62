import { decodeLocation } from '../../src/api/decode/decode-location.js';
import { addressFingerprint } from '../../src/domain/store/address-fingerprint.js';
import { snapshotJson } from '../../src/cli/snapshot-json.js';
import type { PlacedRecord } from './listings/listing.js';

/** The listing as `store-locator snapshot` would write it: the file's text. */
export function snapshotOf(records: readonly PlacedRecord[]): string {
  const stores = records.map((record) => {
    const store = decodeLocation(record);
    const isPlaced = record.lat !== undefined && record.lng !== undefined;
    // A public key is told nothing of managers.
    const fields = Object.entries(record).filter(([name]) => !name.startsWith('manager_'));
    return {
      ...Object.fromEntries(fields),
      ...(isPlaced && { precision: 'exact' }),
      fingerprint: store && addressFingerprint(store),
    };
  });
  return snapshotJson('2026-01-01T00:00:00Z', stores);
}
