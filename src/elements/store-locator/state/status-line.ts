import { countByCountry } from '../../../domain/country/count-by-country.js';
import type { LocatorState } from './contracts.js';

export type StatusLineState = Pick<
  LocatorState,
  'searchQuery' | 'listing' | 'loader' | 'results' | 'features' | 'words'
>;

/**
 * Returns the result line: the shown stores, whether more are on their way, and what went wrong.
 */
export function statusLine(state: StatusLineState): string {
  const { searchQuery, listing, features, words } = state;
  const { partial, refreshFailed } = words.messages;
  const trouble = listing.status === 'partial' ? partial : listing.refreshFailed && refreshFailed;
  const query = searchQuery.text.trim();
  const own = features?.line ?? summaryOf(state, query);
  const line = features?.filters?.line(own, features.line ?? query) ?? own;
  return [features?.filters?.list.worded(line) ?? line, trouble, features?.visitor?.note]
    .filter(Boolean)
    .join(' · ');
}

function summaryOf({ listing, loader, results, words }: StatusLineState, query: string): string {
  const { status, waiting, late, stores } = listing;
  const { messages, format } = words;
  const found = results.stores.length;
  if (status === 'error' || status === 'idle') return '';
  if (query && found) return messages.found(format, found, query);
  if (status === 'loading') {
    if (waiting) return messages.waiting;
    if (late) return messages.late;
    return stores.length ? messages.loadingMore(format, stores.length) : messages.loading;
  }
  if (!stores.length) return messages.noStores;
  if (query) return loader.isBlind ? messages.placesFailed : messages.nothingFound(format, query);
  return messages.summary(format, found, countByCountry(results.stores).size);
}
