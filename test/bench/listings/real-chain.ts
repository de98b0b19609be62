import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Listing } from './listing.js';

/** Addresses of a chain as they are, from beside the repository; ids and names are invented. */
const file = new URL('../../../../shared/data/stores/us-11k.tsv.gz', import.meta.url);

const platformId = (nth: number): string => `8${String(nth).padStart(10, '0')}`;

/**
 * Real addresses in one country, with a coordinates file; undefined on machines without the data.
 */
export function realChain(): Listing | undefined {
  if (!existsSync(file)) return undefined;
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n').slice(1);
  const rows = lines.map((line) => line.split('\t'));
  const locations = rows.map(
    ([address = '', city = '', state = '', zip = '', country = ''], nth) => ({
      id: nth + 1,
      name: `Store ${nth + 1}`,
      address,
      country,
      state,
      city,
      zip,
      platform_location_id: platformId(nth),
      google_maps_url: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
        `${address}, ${city}, ${state} ${zip}, ${country}`,
      )}`,
    }),
  );
  const points = rows.map(([, , , , , lat, lng]) => [Number(lat), Number(lng)]);
  return {
    name: `${rows.length.toLocaleString('en')} real`,
    stores: rows.length,
    path: '',
    locations,
    records: () =>
      locations.map((location, nth) => {
        const [lat = NaN, lng = NaN] = points[nth] ?? [];
        return { ...location, lat, lng };
      }),
    coordinates: {
      by: 'platformLocationId',
      positions: Object.fromEntries(points.map((point, nth) => [platformId(nth), point])),
    },
  };
}
