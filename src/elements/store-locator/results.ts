import type { FoundStore } from '../../domain/store/found-store.js';
import { indexStores, type StoreIndex } from '../../domain/search/store-index.js';
import type { ListingState } from '../../domain/listing-state.js';
import { matchStores } from '../../domain/search/match-stores.js';
import type { MyStore } from '../../domain/store/my-store.js';
import { pinOwnStore } from '../../domain/list/pin-own-store.js';
import type { IndexStores } from '../../domain/search/growing-store-index.js';
import type { Store } from '../../domain/store/store.js';
import type { Asked } from './asked.js';
import { memoizeOne } from '../../domain/memoize-one.js';
import type { ListState, StoreResults } from './state/contracts.js';
import type { Arrange, MapFeature, PlaceStores } from './state/features.js';

/** Another function each time that it would do something else. */
type Arranging = Pick<MapFeature, 'arrange' | 'index' | 'place'>;

/** A listing as it comes. */
const plain: Arranging = {
  place: (stores) => stores,
  index: (stores) => indexStores(stores),
  arrange: matchStores,
};

/** The stores that the shopper asked for, worked out anew only when the listing, positions or the question change. */
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
  #asked: Asked | undefined;
  #mine: MyStore | undefined;
  #stores: readonly FoundStore[] = [];

  /**
   * @param mine the shopper's own store, which comes first where nothing is searched for
   * @param side does more than list them, once it is there
   * @param first what narrows the list may leave it out
   */
  update(
    { stores, status }: ListingState,
    asked: Asked,
    { value: mine }: { readonly value?: MyStore | undefined },
    { current: { place, index, arrange } = plain }: { readonly current: Arranging | undefined },
    { isNarrowed }: Pick<ListState, 'isNarrowed'>,
  ): void {
    // Another one comes first with the next question: rows stay where they are.
    if (asked !== this.#asked || !this.all.length)
      this.#mine = asked.text.trim() || asked.area ? undefined : mine;
    this.#asked = asked;
    this.#current = this.#index(index, this.#place(place, stores), stores);
    const found = this.#arrange(this.#current, asked.text, arrange);
    this.#stores = this.#pinOwnStore(found, this.#mine, isNarrowed || status !== 'loading');
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
    return !!this.#mine && this.#stores[0]?.id === this.#mine.id;
  }

  find(id: number | undefined): Store | undefined {
    return id === undefined ? id : this.all.find((store) => store.id === id);
  }
}
