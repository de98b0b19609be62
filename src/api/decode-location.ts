import { countryCode } from '../domain/country-code.js';
import { platformId } from '../domain/platform-id.js';
import type { Store } from '../domain/store.js';
import { decodeId } from './decode-id.js';
import { isWholeMapsUrl, mapsSearchUrl, parseMapsUrl } from './maps-url.js';
import { positionInItem } from './position-in-item.js';
import { positionInMapsUrl } from './position-in-maps-url.js';
import { record } from './record.js';
import { text } from './text.js';

/**
 * A location of the listing; undefined without an integer `id`, and without both name and address. A nameless one is
 * called by its address.
 *
 * @param language in which country names may stand beside English, a BCP 47 tag
 */
export function decodeLocation(value: unknown, language?: string): Store | undefined {
  const item = record(value) ?? {};
  const id = decodeId(item.id);
  const address = text(item.address);
  const name = text(item.name) || address;
  if (id === undefined || !name) return undefined;

  const city = text(item.city);
  const state = text(item.state);
  const zip = text(item.zip);
  const country = text(item.country);
  const url = parseMapsUrl(item.google_maps_url);
  const positionInUrl = url && positionInMapsUrl(url);
  const whole = url && (positionInUrl || isWholeMapsUrl(url, address));
  const place = [address, `${zip} ${city}`.trim(), state, country].filter(Boolean).join(', ');
  return {
    id,
    platformLocationId: platformId(item.platform_location_id),
    name,
    address,
    city,
    state,
    zip,
    country,
    countryCode: countryCode(country, language),
    mapsUrl: whole ? url.href : mapsSearchUrl(place || name),
    position: positionInItem(item) ?? positionInUrl,
  };
}
