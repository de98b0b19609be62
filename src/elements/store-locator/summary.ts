import type { ListingState } from '../../domain/listing-state.js';
import type { Store } from '../../domain/store.js';
import type { Words } from './views/words.js';

const countryCounts = new WeakMap<readonly Store[], number>();

/** How many countries the stores are in; a listing is counted once. */
export function countCountries(stores: readonly Store[]): number {
  let count = countryCounts.get(stores);
  if (count === undefined) {
    count = new Set(stores.map(({ countryCode, country }) => countryCode ?? country)).size;
    countryCounts.set(stores, count);
  }
  return count;
}

/** The result line: what is shown, of what, and whether more is coming. */
export function summary(
  { status, waiting, stores }: Pick<ListingState, 'status' | 'waiting' | 'stores'>,
  results: readonly Store[],
  query: string,
  { messages, format }: Words,
): string {
  if (status === 'error' || status === 'idle') return '';
  const loading = status === 'loading';
  const missing = status === 'partial' ? ` ${messages.partial}` : '';
  if (query && results.length) return messages.found(format, results.length, query) + missing;
  if (loading) {
    if (waiting) return messages.waiting;
    return stores.length ? messages.loadingMore(format, stores.length) : messages.loading;
  }
  if (!stores.length) return messages.noStores + missing;
  if (query) return messages.nothingFound(format, query) + missing;
  return messages.summary(format, results.length, countCountries(results)) + missing;
}
