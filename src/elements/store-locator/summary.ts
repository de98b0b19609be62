import { countByCountry } from '../../domain/country/count-by-country.js';
import type { LocatorState } from './state/contracts.js';

export type Summarised = Pick<
  LocatorState,
  'asked' | 'listing' | 'loader' | 'results' | 'side' | 'words'
>;

/** The result line: what is shown, of what, whether more is coming, and what went wrong. */
export function summary(state: Summarised): string {
  const { asked, listing, side, words } = state;
  const { partial, refreshFailed } = words.messages;
  const trouble = listing.status === 'partial' ? partial : listing.refreshFailed && refreshFailed;
  const query = asked.text.trim();
  const own = side?.line ?? summaryOf(state, query);
  const line = side?.narrow?.line(own, side.line ?? query) ?? own;
  return [line, trouble, side?.visitor?.note].filter(Boolean).join(' · ');
}

function summaryOf({ listing, loader, results, words }: Summarised, query: string): string {
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
