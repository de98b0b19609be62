import { readFileSync } from 'node:fs';
import { decodeLocation } from '../../src/api/decode/decode-location.js';
import type { Store } from '../../src/domain/store/store.js';
import { realChain } from '../bench/listings/real-chain.js';

const sample = new URL('../bench/places-sample.tsv', import.meta.url);

/**
 * The stores of a real chain with their positions on machines with the data, else real stores of
 * many chains.
 */
export function realStores(): readonly Store[] {
  const chain = realChain();
  if (chain) {
    const { positions } = chain.coordinates as Readonly<{
      positions: Readonly<Record<string, readonly [number, number]>>;
    }>;
    return placed(
      (chain.locations ?? []).map((location) => {
        const [lat, lng] = positions[location.platform_location_id] ?? [NaN, NaN];
        return [location, lat, lng] as const;
      }),
    );
  }
  const lines = readFileSync(sample, 'utf8').trim().split('\n').slice(1);
  return placed(
    lines.map((line, nth) => {
      const [address, city, state, zip, country, lat, lng] = line.split('\t');
      const id = nth + 1;
      const location = { id, name: `Store ${city ?? ''}`, address, city, state, zip, country };
      return [location, Number(lat), Number(lng)] as const;
    }),
  );
}

const placed = (
  records: readonly (readonly [location: object, lat: number, lng: number])[],
): Store[] =>
  records.flatMap(([location, lat, lng]) => {
    const store = decodeLocation(location);
    if (!store) return [];
    return { ...store, position: { lat, lng, precision: 'exact', radiusMeters: 0 } };
  });
