import type { FoundStore } from '../../../domain/store/found-store.js';
import { indexStores, type StoreIndex } from '../../../domain/search/store-index.js';
import { matchStores } from '../../../domain/search/match-stores.js';
import type { MyStore } from '../../../domain/store/my-store.js';
import { pinOwnStore } from '../../../domain/list/pin-own-store.js';
import type { IndexStores } from '../../../domain/search/growing-store-index.js';
import type { Store } from '../../../domain/store/store.js';
import type { SearchQuery } from './search-query.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import type { LocatorState, StoreResults } from './contracts.js';
import type { Arrange, LocatorFeatures, PlaceStores } from './feature-contracts.js';

/**
 * A function is replaced when its result would change, because results are kept by its identity.
 */
type Arranging = Pick<LocatorFeatures, 'arrange' | 'index' | 'place'> &
  Partial<Pick<LocatorFeatures, 'filters'>>;

type ResultsInput = Pick<LocatorState, 'listing' | 'myStore' | 'searchQuery'> & {
  readonly features: Arranging | undefined;
};

/** The functions for a listing before the features are loaded. */
const plain: Arranging = {
  place: (stores) => stores,
  index: (stores) => indexStores(stores),
  arrange: matchStores,
};

/** Finds the stores that match the query. */
export class Results {
  readonly #place = memoizeOne((place: PlaceStores, stores: readonly Store[]) => place(stores));
  readonly #index = memoizeOne(
    (index: IndexStores, placed: readonly Store[], stores: readonly Store[]) =>
      index(placed, stores),
  );
  readonly #arrange = memoizeOne((index: StoreIndex, query: string, arrange: Arrange) =>
    arrange(index, query),
  );
  readonly #pinOwnStore = memoizeOne(pinOwnStore);
  #searchQuery: SearchQuery | undefined;
  #own: MyStore | undefined;
  /** The last results. Other results are another object. */
  current = resultsOf(indexStores([]), []);

  /** Computes the results for this state. Unchanged parts keep their identity. */
  update({ listing, searchQuery, myStore, features = plain }: ResultsInput): void {
    const { stores, status } = listing;
    // A store that becomes the shopper's own comes first only in the next query, so that rows stay
    // where they are.
    if (searchQuery !== this.#searchQuery || !this.current.all.length)
      this.#own = searchQuery.text.trim() || searchQuery.area ? undefined : myStore;
    this.#searchQuery = searchQuery;
    const { place, arrange, filters } = features;
    const index = this.#index(features.index, this.#place(place, stores), stores);
    const found = this.#arrange(index, searchQuery.text, arrange);
    const isWhole = filters?.isActive || status !== 'loading';
    this.current = resultsOf(index, this.#pinOwnStore(found, this.#own, isWhole), this.#own);
  }
}

function resultsOf(index: StoreIndex, stores: readonly FoundStore[], own?: MyStore): StoreResults {
  const { stores: all, repeatedNames } = index;
  return Object.freeze<StoreResults>({
    stores,
    index,
    all,
    repeatedNames,
    anyPlaced: all.some(({ position }) => position),
    hasOwn: !!own && stores[0]?.id === own.id,
    find: (id) => (id === undefined ? id : all.find((store) => store.id === id)),
  });
}
