import type { ListingState } from '../../domain/listing-state.js';
import type { Store } from '../../domain/store.js';
import type { Words } from './views/words.js';

const countryCounts = new WeakMap<readonly Store[], number>();

/** How many countries the stores are in; a listing is counted once. */
export function countCountries(stores: readonly Store[]): number {
  let count = countryCounts.get(stores);
  if (count === undefined) {
    count = new Set(stores.flatMap(({ countryCode, country }) => (countryCode ?? country) || []))
      .size;
    countryCounts.set(stores, count);
  }
  return count;
}

type Listing = Pick<ListingState, 'status' | 'waiting' | 'stores' | 'refreshFailed'>;

/**
 * The result line: what is shown, of what, whether more is coming, and what went wrong.
 * @param special what else is to be said: instead of the number of stores, and after all
 */
export function summary(
  listing: Listing,
  results: readonly Store[],
  query: string,
  words: Words,
  special: { readonly line?: string | undefined; readonly note?: string | undefined } = {},
): string {
  const { partial, refreshFailed } = words.messages;
  const trouble = listing.status === 'partial' ? partial : listing.refreshFailed && refreshFailed;
  const line = special.line ?? summaryOf(listing, results, query.trim(), words);
  return [line, trouble, special.note].filter(Boolean).join(' · ');
}

function summaryOf(
  { status, waiting, stores }: Listing,
  results: readonly Store[],
  query: string,
  { messages, format }: Words,
): string {
  if (status === 'error' || status === 'idle') return '';
  if (query && results.length) return messages.found(format, results.length, query);
  if (status === 'loading') {
    if (waiting) return messages.waiting;
    return stores.length ? messages.loadingMore(format, stores.length) : messages.loading;
  }
  if (!stores.length) return messages.noStores;
  if (query) return messages.nothingFound(format, query);
  return messages.summary(format, results.length, countCountries(results));
}
