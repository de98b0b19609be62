import { platformId } from '../domain/platform-id.js';
import type { Store } from '../domain/store.js';
import { decodeId } from './decode-id.js';
import { mapsSearchUrl, parseMapsUrl } from './maps-url.js';
import { positionInItem } from './position-in-item.js';
import { record } from './record.js';
import { text } from './text.js';

/**
 * A location of the listing; undefined without an integer `id`, and without both name and address. A nameless one is
 * called by its address. `completeStore` adds the rest.
 */
export function decodeLocation(value: unknown): Store | undefined {
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
    mapsUrl:
      parseMapsUrl(item.google_maps_url) ??
      mapsSearchUrl(
        [address, `${zip} ${city}`.trim(), state, country].filter(Boolean).join(', ') || name,
      ),
    position: positionInItem(item),
  };
}
