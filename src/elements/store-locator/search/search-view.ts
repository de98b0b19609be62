import type { ListingState } from '../../../domain/listing-state.js';
import type { Asked } from '../asked.js';
import type { FirstView } from '../first-view.js';
import type { Results } from '../results.js';
import type { Words } from '../views/words.js';

/** What the element knows that the search needs. */
export interface SearchView {
  readonly asked: Asked;
  readonly words: Words;
  readonly listing: Pick<ListingState, 'status' | 'waiting'>;
  readonly first: Pick<FirstView, 'isInUse'>;
  readonly results: Pick<Results, 'all' | 'stores' | 'index' | 'repeatedNames'>;
}
