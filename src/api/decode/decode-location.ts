import { platformId } from '../../domain/store/platform-id.js';
import type { Position, Store } from '../../domain/store/store.js';
import { decodeId, record, type JsonRecord } from './record.js';
import { mapsLink } from './maps-link.js';
import { readersOfOdd } from './odd-fields.js';
import { text } from './text.js';

/** Fields in which some feeds give a position. The service documents no position. */
const holders = ['lat', 'latitude', 'coordinates', 'geo', 'geometry', 'position', 'location'];

const undocumentedPosition = (item: JsonRecord): Position | undefined =>
  holders.some((name) => item[name] != null) ? readersOfOdd()?.positionInItem(item) : undefined;

/**
 * Decodes a location of the listing. Returns undefined without an integer `id`, and without both
 * name and address. A nameless store gets its address as its name. `enrichStore` adds the other
 * fields. The position, which the service does not document, is read once `bringReaders` has loaded
 * its reader.
 */
export const decodeLocation = (value: unknown): Store | undefined =>
  decodeRecord(value, undocumentedPosition);

/** Decodes like `decodeLocation`, but reads the position with the given function. */
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
