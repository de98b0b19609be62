import { platformId } from '../domain/store/platform-id.js';
import type { Position, Store } from '../domain/store/store.js';
import { decodeId, record, type JsonRecord } from './record.js';
import { mapsLink } from './maps-link.js';
import { readersOfOdd } from './odd-fields.js';
import { text } from './text.js';

/** The service documents no position. Feeds that have one say it in one of these. */
const holders = ['lat', 'latitude', 'coordinates', 'geo', 'geometry', 'position', 'location'];

const undocumentedPosition = (item: JsonRecord): Position | undefined =>
  holders.some((name) => item[name] != null) ? readersOfOdd()?.positionInItem(item) : undefined;

/**
 * A location of the listing; undefined without an integer `id`, and without both name and address. A nameless one is
 * called by its address. `enrichStore` adds the rest.
 * Its position, which the service does not document, is read once `bringReaders` has brought what reads it.
 */
export const decodeLocation = (value: unknown): Store | undefined =>
  decodeRecord(value, undocumentedPosition);

/** The same, with a way to read its position. */
export function decodeRecord(
  value: unknown,
  positionOf: (item: JsonRecord) => Position | undefined,
): Store | undefined {
  const item = record(value) ?? {};
  const id = decodeId(item.id);
  const address = text(item.address);
  const name = text(item.name) || address;
  if (id === undefined || !name) return undefined;

  const city = text(item.city);
  const state = text(item.state);
  const zip = text(item.zip);
  const country = text(item.country);
  return {
    id,
    storeId: decodeId(item.store_id),
    platformLocationId: platformId(item.platform_location_id),
    name,
    address,
    city,
    state,
    zip,
    country,
    countryCode: undefined,
    mapsUrl: mapsLink(
      item.google_maps_url,
      () => [address, `${zip} ${city}`.trim(), state, country].filter(Boolean).join(', ') || name,
    ),
    position: positionOf(item),
  };
}
