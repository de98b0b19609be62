import type { MapPicture } from '../../controllers/map.js';
import type { ListingState } from '../../domain/listing-state.js';
import type { MyStore } from '../../domain/my-store.js';
import type { Store } from '../../domain/store.js';
import type { Asked } from './asked.js';
import type { FirstView } from './first-view.js';
import type { MapSide } from './map-side.js';
import type { NarrowSideOptions } from './narrow-side.js';
import type { Results } from './results.js';
import type { SearchView } from './search/search-view.js';
import type { ShownRows } from './shown-rows.js';
import type { ShownView } from './shown-view.js';
import type { StockSideOptions } from './stock-side.js';
import type { Words } from './views/words.js';

/** What the element knows, and its sides show. */
export interface SideView
  extends Pick<MapPicture, 'selectedId' | 'reveal'>, Pick<SearchView, 'asked'> {
  /** What was asked when the selected store was selected. */
  readonly selectedFor: Asked | undefined;
  /** The map is. */
  readonly wanted: boolean;
  /** All that the first rows can do without, once it is there. */
  readonly side: MapSide | undefined;
  readonly words: Words;
  readonly listing: ListingState;
  readonly results: Results;
  readonly first: FirstView;
  readonly rows: ShownRows;
  readonly shown: ShownView;
  readonly mine: { readonly value: MyStore | undefined; set(store: null): void };
}

export interface SideOptions
  extends
    Pick<NarrowSideOptions, 'reveal' | 'renew' | 'focus'>,
    Pick<StockSideOptions, 'connection'> {
  readonly view: () => SideView;
  readonly ask: (asked: Asked) => void;
  readonly select: (id: number | undefined) => void;
  readonly choose: (store: Store, asked?: Asked) => void;
  readonly scroller: () => Element | null | undefined;
  readonly onSelect: (id: number) => void;
}
