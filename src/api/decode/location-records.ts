import type { Store } from '../../domain/store/store.js';
import type { Client, RequestOptions } from '../client.js';
import { decodeLocation } from './decode-location.js';
import { readPages, type Page } from '../read/read-pages.js';
import { record } from './record.js';

/** A location as the service writes it, together with the decoded store. */
export interface LocationRecord {
  /** The documented public fields that the location has, and no other. */
  readonly fields: Readonly<Record<string, string | number>>;
  readonly store: Store;
}

const publicFields = [
  ...['id', 'store_id', 'name', 'address', 'country', 'state', 'city', 'zip'],
  ...['platform_location_id', 'google_maps_url'],
];

/**
 * Lists the merchant's public locations so that they can be written elsewhere. `readPages`
 * documents how the listing is read and how it ends.
 */
export const listLocationRecords = (
  client: Client,
  { signal, onWait }: RequestOptions = {},
): AsyncGenerator<Page<LocationRecord>, void> =>
  readPages((page, signal) => client.get('locations', { page }, { signal, onWait }), {
    decode: decodeRecord,
    id: ({ store }) => store.id,
    signal,
  });

function decodeRecord(value: unknown): LocationRecord | undefined {
  const store = decodeLocation(value);
  if (!store) return undefined;
  const fields: Record<string, string | number> = {};
  for (const [name, field] of Object.entries(record(value) ?? {})) {
    const isPlain = typeof field === 'string' || typeof field === 'number';
    if (isPlain && publicFields.includes(name)) fields[name] = field;
  }
  return { fields: { ...fields, id: store.id }, store };
}
