import type { ListingState } from '../../domain/listing-state.js';
import type { Store } from '../../domain/store.js';
import type { Asked } from './asked.js';
import type { Results } from './results.js';
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

export interface Summarised {
  readonly asked: Asked;
  readonly listing: Pick<ListingState, 'status' | 'waiting' | 'stores' | 'refreshFailed'>;
  readonly results: Pick<Results, 'stores'>;
  readonly words: Words;
}

/** What else is to be said: instead of the number of stores, and after all. */
interface Special {
  readonly line: string | undefined;
  readonly note: string | undefined;
}

/** The result line: what is shown, of what, whether more is coming, and what went wrong. */
export function summary(view: Summarised, special: Special | undefined): string {
  const { listing, words } = view;
  const { partial, refreshFailed } = words.messages;
  const trouble = listing.status === 'partial' ? partial : listing.refreshFailed && refreshFailed;
  return [special?.line ?? summaryOf(view), trouble, special?.note].filter(Boolean).join(' · ');
}

function summaryOf({ asked, listing, results, words }: Summarised): string {
  const { status, waiting, stores } = listing;
  const { messages, format } = words;
  const query = asked.text.trim();
  const found = results.stores.length;
  if (status === 'error' || status === 'idle') return '';
  if (query && found) return messages.found(format, found, query);
  if (status === 'loading') {
    if (waiting) return messages.waiting;
    return stores.length ? messages.loadingMore(format, stores.length) : messages.loading;
  }
  if (!stores.length) return messages.noStores;
  if (query) return messages.nothingFound(format, query);
  return messages.summary(format, found, countCountries(results.stores));
}
