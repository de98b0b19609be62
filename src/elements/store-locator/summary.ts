import type { ListingState } from '../../domain/listing-state.js';
import { countByCountry } from '../../domain/count-by-country.js';
import type { Store } from '../../domain/store.js';
import type { Words } from './views/words.js';

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
  special: {
    readonly line?: string | undefined;
    readonly note?: string | undefined;
    readonly narrow?: { line(line: string, query: string): string } | undefined;
  } = {},
): string {
  const { partial, refreshFailed } = words.messages;
  const trouble = listing.status === 'partial' ? partial : listing.refreshFailed && refreshFailed;
  const own = special.line ?? summaryOf(listing, results, query.trim(), words);
  const line = special.narrow?.line(own, special.line ?? query.trim()) ?? own;
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
  return messages.summary(format, results.length, countByCountry(results).size);
}
