import type { ListingState } from '../../../domain/listing-state.js';
import type { Asked } from '../asked.js';
import type { FirstView } from '../first-view.js';
import type { Results } from '../results.js';
import type { ShownRows } from '../shown-rows.js';
import type { ShownView } from '../shown-view.js';
import type { Words } from '../views/words.js';

/** What the element knows that narrows the list, or is narrowed. */
export interface NarrowView {
  readonly asked: Asked;
  readonly words: Words;
  readonly results: Pick<Results, 'all' | 'stores' | 'find'>;
  readonly first: FirstView;
  readonly rows: Pick<ShownRows, 'above' | 'count' | 'showMore'>;
  readonly listing: Pick<ListingState, 'status' | 'stores'>;
  readonly side:
    | {
        readonly placing: boolean;
        /** Finds places, once it is there. */
        readonly search: object | undefined;
        readonly isDeciding: boolean;
        readonly line: string | undefined;
        readonly summary: string | undefined;
      }
    | undefined;
  /** Which of list and map is, where there is room for one. */
  readonly shown: ShownView;
  readonly selectedId: number | undefined;
  /** What was asked when it was selected. */
  readonly selectedFor: Asked | undefined;
}
