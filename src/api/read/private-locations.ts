import type { PrivateLocation } from '../../domain/store/private-location.js';
import { enrichStore } from '../../domain/store/enrich-store.js';
import type { Client, RequestOptions } from '../client.js';
import { decodeLocation } from '../decode/decode-location.js';
import { extraFields, record } from '../decode/record.js';
import { readPages, type Page } from './read-pages.js';

const publicFields = [
  'id',
  'store_id',
  'name',
  'address',
  'country',
  'state',
  'city',
  'zip',
  'platform_location_id',
  'google_maps_url',
];

/**
 * Lists the merchant's locations with their private fields. The client needs the secret key. The
 * number of pages has no limit.
 */
export const listPrivateLocations = (
  client: Client,
  { signal, onWait }: RequestOptions = {},
): AsyncGenerator<Page<PrivateLocation>, void> =>
  readPages((page, signal) => client.get('locations', { page }, { signal, onWait }), {
    decode: decodePrivateLocation,
    id: (location) => location.id,
    signal,
    maxPages: Infinity,
  });

function decodePrivateLocation(item: unknown): PrivateLocation | undefined {
  const store = decodeLocation(item);
  return store && { ...enrichStore(store), extra: extraFields(record(item) ?? {}, publicFields) };
}
