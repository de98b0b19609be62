import type { MapFormats } from '../../../domain/formats.js';
import type { Store } from '../../../domain/store.js';
import type { Asked } from '../asked.js';
import type { SearchView } from './search-view.js';

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
