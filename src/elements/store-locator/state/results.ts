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

/** The stores that match the query. They change only with the listing, positions or the query. */
export class Results implements StoreResults {
  readonly #place = memoizeOne((place: PlaceStores, stores: readonly Store[]) => place(stores));
  readonly #index = memoizeOne(
    (index: IndexStores, placed: readonly Store[], stores: readonly Store[]) =>
      index(placed, stores),
  );
  readonly #arrange = memoizeOne((index: StoreIndex, query: string, arrange: Arrange) =>
    arrange(index, query),
  );
  readonly #anyPlaced = memoizeOne((stores: readonly Store[]) =>
    stores.some((store) => store.position),
  );
  readonly #pinOwnStore = memoizeOne(pinOwnStore);
  #current = indexStores([]);
  #searchQuery: SearchQuery | undefined;
  #own: MyStore | undefined;
  #stores: readonly FoundStore[] = [];

  /** Computes the results for this state. Unchanged parts keep their identity. */
  update({ listing, searchQuery, myStore, features = plain }: ResultsInput): void {
    const { stores, status } = listing;
    // A store that becomes the shopper's own comes first only in the next query, so that rows stay
    // where they are.
    if (searchQuery !== this.#searchQuery || !this.all.length)
      this.#own = searchQuery.text.trim() || searchQuery.area ? undefined : myStore.value;
    this.#searchQuery = searchQuery;
    const { place, index, arrange, filters } = features;
    this.#current = this.#index(index, this.#place(place, stores), stores);
    const found = this.#arrange(this.#current, searchQuery.text, arrange);
    this.#stores = this.#pinOwnStore(found, this.#own, filters?.isActive || status !== 'loading');
  }

  get stores(): readonly FoundStore[] {
    return this.#stores;
  }

  get index(): StoreIndex {
    return this.#current;
  }

  get all(): readonly Store[] {
    return this.#current.stores;
  }

  get repeatedNames(): ReadonlySet<string> {
    return this.#current.repeatedNames;
  }

  get anyPlaced(): boolean {
    return this.#anyPlaced(this.all);
  }

  get hasOwn(): boolean {
    return !!this.#own && this.#stores[0]?.id === this.#own.id;
  }

  find(id: number | undefined): Store | undefined {
    return id === undefined ? id : this.all.find((store) => store.id === id);
  }
}
