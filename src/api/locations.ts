import type { Store } from '../domain/store.js';
import type { Client, RequestOptions } from './client.js';
import { decodeLocation } from './decode-location.js';
import { decodePage } from './decode-page.js';
import { readPages, type Page } from './read-pages.js';

export interface LocationsOptions extends RequestOptions {
  /** In which country names may stand beside English, a BCP 47 tag. */
  readonly language?: string | undefined;
}

/** The merchant's public locations; see `readPages` for how the listing is read and how it ends. */
export const listLocations = (
  client: Client,
  {
    signal,
    onWait,
    language,
    from,
  }: LocationsOptions & { readonly from?: number | undefined } = {},
): AsyncGenerator<Page<Store>, void> =>
  readPages((page, signal) => client.get('locations', { page }, { signal, onWait }), {
    decode: (item) => decodeLocation(item, language),
    id: (store) => store.id,
    signal,
    from,
  });

/** One page alone, to try a failed one again: it comes with its `error` if it fails once more. */
export const fetchLocationsPage = (
  client: Client,
  number: number,
  { language, ...options }: LocationsOptions = {},
): Promise<Page<Store>> =>
  decodePage(number, client.get('locations', { page: number }, options), (item) =>
    decodeLocation(item, language),
  );
