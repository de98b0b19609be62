import type { MapFormats } from '../../../domain/formats.js';
import type { ListingState } from '../../../domain/listing-state.js';
import type { Store } from '../../../domain/store.js';
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

/** Whether more of a listing is on its way now. */
export const isComing = ({ status, waiting }: SearchView['listing']): boolean =>
  status === 'loading' && !waiting;

export interface SearchSideOptions {
  readonly view: () => SearchView;
  readonly format: () => MapFormats;
  /** Countries whose postal code is likely to be meant. */
  readonly likely: () => readonly string[];
  /** Positions or countries of stores are still on their way. */
  readonly pending: () => boolean;
  /** Puts a question in the place of the last one. */
  readonly ask: (asked: Asked) => void;
  /** The visitor has chosen a store, to be shown in the answer to this question; the page may prevent it. */
  readonly choose: (store: Store, asked?: Asked) => void;
}
