import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { countryCode } from '../../src/domain/country/country-code.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import type { LatLng, Store } from '../../src/domain/store/store.js';
import type { Reader } from '../../src/gazetteer/shards/reader.js';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';

/** A store whose place is known from elsewhere. */
export interface KnownStore {
  readonly store: Store;
  readonly truth: LatLng;
}

/**
 * Reads `address, city, state, zip, country, lat, lng` with a line of headings. Rows without a
 * point are left out.
 */
export function readKnownStores(file: string): KnownStore[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, id) =>
      knownStore(
        id,
        line.split('\t').map((cell) => cell.trim()),
      ),
    )
    .filter(
      ({ truth }) => Number.isFinite(truth.lat) && Number.isFinite(truth.lng) && truth.lat !== 0,
    );
}

export function knownStore(id: number, cells: readonly string[]): KnownStore {
  const [address = '', city = '', state = '', zip = '', country = '', lat, lng] = cells;
  const fixed = { name: '', mapsUrl: '', platformLocationId: '', position: undefined };
  return {
    store: { id, ...fixed, address, city, state, zip, country, countryCode: countryCode(country) },
    truth: { lat: Number(lat), lng: Number(lng) },
  };
}

/** One line: how many were placed, and how far from the truth. */
export async function accuracy(stores: readonly KnownStore[], read: Reader): Promise<string> {
  const positions = await locateStores(
    stores.map(({ store }) => store),
    { read },
  );
  const kilometers: number[] = [];
  let within = 0;
  for (const { store, truth } of stores) {
    const position = positions.get(store.id);
    if (!position) continue;
    const meters = distanceMeters(position, truth);
    kilometers.push(meters / 1000);
    if (meters <= position.radiusMeters) within++;
  }
  kilometers.sort((a, b) => a - b);
  const at = (share: number): string =>
    (kilometers[Math.floor(kilometers.length * share)] ?? NaN).toFixed(2);
  const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(2)}%`;
  const near = (limit: number): string =>
    share(kilometers.filter((km) => km <= limit).length, stores.length);
  // A wrong pin costs a shopper more than none.
  const wrong = (1000 * kilometers.filter((km) => km > 50).length) / stores.length;
  return (
    `${stores.length} stores: ${share(kilometers.length, stores.length)} placed, ` +
    `${wrong.toFixed(2)} wrong pins a thousand, ` +
    `median ${at(0.5)} km, p90 ${at(0.9)}, p99 ${at(0.99)}, ` +
    `≤ 5 km ${near(5)}, ≤ 25 km ${near(25)}, within the radius given ${share(within, kilometers.length)}`
  );
}
