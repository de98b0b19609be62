import locations from '../../../demo/service/data/locations.json' with { type: 'json' };
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { decodeLocation } from '../../../src/api/decode/decode-location.js';
import { addressFingerprint } from '../../../src/domain/store/address-fingerprint.js';
import type { LocatorOptions } from '../harness/locator.js';

export type SnapshotEntry = Readonly<Record<string, unknown>>;

const positions = coordinates.positions as Partial<Record<string, readonly number[]>>;

/**
 * An entry as `store-locator snapshot` writes it: a location of the service after a geocoder has
 * found its house.
 */
export function snapshotEntry(location: (typeof locations)[number]): SnapshotEntry {
  const fields = Object.entries(location).filter(([name]) => !name.startsWith('manager_'));
  const store = decodeLocation(location);
  const [lat, lng] = positions[location.platform_location_id] ?? [];
  return {
    ...Object.fromEntries(fields),
    ...(lat !== undefined && { lat, lng, precision: 'address', radiusMeters: 100 }),
    fingerprint: store && addressFingerprint(store),
  };
}

/** The demo's stores. */
export const demoEntries: readonly SnapshotEntry[] = locations.map(snapshotEntry);

export const snapshotOf = (stores: readonly unknown[]) => ({
  version: 1,
  generatedAt: '2026-11-21T12:00:00.000Z',
  stores,
});

/**
 * The demo's first store after it has moved. Its entry still holds the fingerprint of the old
 * address.
 */
export const movedEntry: SnapshotEntry = {
  ...demoEntries[0],
  address: 'Coolsingel 1',
  zip: '3012 AA',
  city: 'Rotterdam',
};

export const snapshotSrc = '/shop/stores.json';

/** A locator as a shop writes it that has a snapshot: no service, no key. */
export const withSnapshot = (options: LocatorOptions = {}): LocatorOptions => ({
  ...options,
  attributes: { 'base-url': '', 'public-key': '', src: snapshotSrc, ...options.attributes },
});
