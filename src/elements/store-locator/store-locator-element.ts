import { noChange, type PropertyValues, type TemplateResult } from 'lit';
import { ConnectionController } from '../../controllers/listing/connection.js';
import { ListingController } from '../../controllers/listing/listing.js';
import { MyStoreController } from '../../controllers/listing/my-store.js';
import { NearViewport } from '../../controllers/watches/near-viewport.js';
import { DebouncedStatus } from '../../scheduling/debounced-status.js';
import { isWordless } from '../../controllers/words/translation.js';
import type { FoundStore } from '../../domain/store/found-store.js';
import type { ListingStatus } from '../../domain/listing-status.js';
import { toMyStore, type MyStore } from '../../domain/store/my-store.js';
import type { Store } from '../../domain/store/store.js';
import { Announcer } from './state/announcer.js';
import type { SearchQuery } from './state/search-query.js';
import { StoreLocatorSearchEvent, StoreLocatorSelectEvent } from './events.js';
import { ListLayout } from './state/list-layout.js';
import { hasMap } from './features/map/has-map.js';
import { LocatorAttributes } from './locator-attributes.js';
import { merchantOf } from './merchant-of.js';
import { Results } from './state/results.js';
import { RowScroller } from './list/row-scroller.js';
import { ShownRows } from './list/shown-rows.js';
import { LazyFeatures } from './features/lazy-features.js';
import type { LocatorState } from './state/contracts.js';
import { styles } from './styles.js';
import { statusLine } from './state/status-line.js';
import { locatorView, type ViewActions } from './views/locator-view.js';
import { WordsSource } from './words-source.js';

export type * from './events.js'; // For the package's users, too.

/**
 * A merchant's stores as a searchable list with Google Maps links beside a map.
 *
 * @fires {StoreLocatorLoadEvent} store-locator-load - All pages are read or have failed; once per
 *   load.
 * @fires {StoreLocatorPositionsEvent} store-locator-positions - All positions are known or cannot
 *   be found.
 * @fires {StoreLocatorErrorEvent} store-locator-error - The listing, or a part of it, or the
 *   visitor's position could not be read.
 * @fires {StoreLocatorSearchEvent} store-locator-search - The visitor typed, or asked for the
 *   nearest stores. Bubbles.
 * @fires {StoreLocatorSelectEvent} store-locator-select - The visitor chose a store; cancelable,
 *   before the change. Bubbles.
 * @fires {StoreLocatorDirectionsEvent} store-locator-directions - The visitor opened the link to a
 *   route. Bubbles.
 * @fires {StoreLocatorPhoneEvent} store-locator-phone - The visitor pressed a link that dials a
 *   store. Bubbles.
 */
export class StoreLocatorElement extends LocatorAttributes {
  static readonly version: string = '0.1.0';
  static override styles = styles;

  readonly #connection = new ConnectionController(this);
  readonly #near = new NearViewport(this);
  readonly #listing = new ListingController(
    this,
    this.#connection,
    () => this.loading === 'eager' || this.#near.near,
  );
  readonly #myStore = new MyStoreController(this, () => merchantOf(this.#connection, this.src));
  readonly #scroller = new RowScroller(this);
  readonly #line = new DebouncedStatus(this);
  readonly #features = new LazyFeatures(this, {
    view: () => this.#state,
    search: (searchQuery) => this.#search(searchQuery),
    choose: (store, searchQuery) => this.#choose(store, false, searchQuery),
    connection: this.#connection,
    scroller: () => this.#scroller.element,
    onSelect: (id) => this.#choose(this.#results.current.find(id), true),
    renew: () => this.#renew(),
    changeList: (changes) => {
      Object.assign(this.#list, changes);
      this.#snapshot = undefined;
    },
    showMore: () => {
      this.#rows.showMore();
      this.#snapshot = undefined;
    },
    reveal: (id) => this.#next(() => this.#scroller.reveal(id)),
    focus: (id) => this.#focusRow(id),
  });
  readonly #announcer = new Announcer(this, this.#connection);
  readonly #results = new Results();
  readonly #list = new ListLayout();
  readonly #rows = new ShownRows(this.#list);
  readonly #words = new WordsSource(this);
  #snapshot: LocatorState | undefined;
  #searchQuery: SearchQuery = { text: '' };
  #typed = this.#searchQuery;
  #hasMap = false; // Set together with the results and the list that it follows from.
  #selectedId: number | undefined;
  #selectedFor = this.#searchQuery;
  #shown: LocatorState['shown'] = 'list';
  #chosenOnMap = false; // The list then moves to the store, and the map does not.

  /** All stores read so far, in the service's order. */
  get stores(): readonly Store[] {
    return this.#results.current.all;
  }

  /**
   * The stores that match the search, in the list's order; by distance when a place was
   * searched for.
   */
  get results(): readonly FoundStore[] {
    const { stores } = this.#list.isByCountry ? this.#results.current : this.#list;
    return this.#features.current?.search?.measured(stores) ?? stores;
  }

  get selectedStore(): Store | undefined {
    return this.#results.current.find(this.#selectedId);
  }

  /** The shopper's own store, as remembered. */
  get myStore(): MyStore | undefined {
    return this.#myStore.value;
  }

  get status(): ListingStatus {
    return this.#connection.problem ? 'error' : this.#listing.state.status;
  }

  /**
   * Shows the stores nearest to this town or postal code, or else the stores with these words. An
   * empty text and null show all stores. Fires no event.
   */
  search(text: string | null): void {
    this.#search({ text: `${text ?? ''}`, settle: true });
  }

  /**
   * Shows the stores nearest to the visitor. The browser may ask the visitor for permission.
   * Rejects with a `StoreLocatorError`. Its code is `position-denied`, `position-unavailable` or
   * `position-timeout` (each also fires `store-locator-error`), `aborted`, or `network`.
   */
  locate(): Promise<void> {
    return this.#features.locate(false);
  }

  /**
   * Selects a store by its `id` and brings it into view in the list, even when a filter hides it.
   * Null selects no store. Returns false when the store is not listed, or not yet. Fires no event.
   */
  override selectStore(id: number | null): boolean {
    this.#select(id ?? undefined, false);
    return id === null || !!this.selectedStore;
  }

  /**
   * Makes a store of the listing the shopper's own. Null forgets it. An unknown id changes nothing.
   * `document` fires `my-store-change`.
   */
  override setMyStore(id: number | null): void {
    const store = this.#results.current.find(id ?? undefined);
    if (store || id === null) this.#myStore.set(toMyStore(store));
  }

  /**
   * Reads failed pages again, or the whole listing if none has failed. The shown stores stay. After
   * a failure, the visitor sees a sentence and `status` stays `ready`.
   */
  refresh(): void {
    this.#listing.refresh();
  }

  /** Controllers that look at the state before the update see the listing as it is now. */
  protected override willUpdate(): void {
    this.#snapshot = undefined;
  }

  protected override update(changed: PropertyValues<this>): void {
    if (!isWordless(this)) {
      this.#arrange();
      this.#line.offer(statusLine(this.#state));
    }
    super.update(changed);
  }

  protected override render(): TemplateResult | typeof noChange {
    return isWordless(this) ? noChange : locatorView(this.#state, this.#actions, this.#rows);
  }

  protected override updated(): void {
    if (isWordless(this)) return;
    this.#announcer.tell(this.status, this.#listing.state, this.#results.current);
    this.#features.current?.tell();
  }

  #arrange(): void {
    this.#snapshot = undefined;
    this.#results.update(this.#state);
    this.#snapshot = undefined;
    this.#list.update(this.#state);
    this.#snapshot = undefined;
    this.#hasMap = hasMap(this.#state, this.#features);
    this.#snapshot = undefined;
  }

  /** @param isHeld true when the text is only typed and changes nothing but the suggestions */
  #search(searchQuery: SearchQuery, isHeld?: unknown): void {
    this.#typed = searchQuery;
    this.#snapshot = undefined;
    this.requestUpdate();
    if (isHeld || searchQuery === this.#searchQuery) return;
    this.#searchQuery = searchQuery;
    if (searchQuery.isList) this.#shown = 'list';
    this.#renew();
  }

  #renew(): void {
    this.#list.isLayoutLocked = false;
    this.#list.above = undefined;
    this.#arrange();
    this.#rows.begin();
    this.#next(() => this.#scroller.toTop());
  }

  /** The state: a frozen object, the same for all readers until something in it changes. */
  get #state(): LocatorState {
    return (this.#snapshot ??= Object.freeze<LocatorState>({
      host: this,
      problem: this.#connection.problem,
      words: this.#words.current,
      listing: this.#listing.state,
      searchQuery: this.#searchQuery,
      typed: this.#typed,
      results: this.#results.current,
      list: Object.freeze({ ...this.#list }),
      rowCount: this.#rows.count,
      features: this.#features.current,
      loader: this.#features,
      line: this.#line.value,
      myStore: this.#myStore.value,
      selectedId: this.#selectedId,
      selectedFor: this.#selectedFor,
      reveal: !this.#chosenOnMap,
      shown: this.#shown,
      hasMap: this.#hasMap,
    }));
  }

  readonly #actions: ViewActions = {
    search: (query) => {
      // Without suggestions, nothing but the list can answer the text.
      this.#search({ text: query }, query.trim() && this.#features.current?.search);
      this.dispatchEvent(new StoreLocatorSearchEvent({ query }));
    },
    settle: () =>
      (this.#typed === this.#searchQuery &&
        (this.#typed.place ?? this.#features.current?.search?.place)) ||
      this.#search({ ...this.#typed, settle: 'enter' }),
    locate: () => void this.#features.locate(true),
    select: (store) => this.#choose(store, false),
    setMyStore: (store) => this.#myStore.choose(store && toMyStore(store)),
    retry: () => this.refresh(),
    show: (view) => {
      this.#shown = view;
      this.requestUpdate();
    },
    showMore: () => this.#focusRow(this.#rows.showMore()),
  };

  #choose(store: Store | undefined, onMap: boolean, searchQuery?: SearchQuery): void {
    if (!store || !this.dispatchEvent(new StoreLocatorSelectEvent({ store }))) return;
    if (searchQuery) this.#search(searchQuery);
    this.#select(store.id, onMap);
  }

  #select(id: number | undefined, onMap: boolean): void {
    [this.#selectedId, this.#selectedFor] = [id, this.#searchQuery];
    this.#chosenOnMap = onMap;
    this.#snapshot = undefined;
    this.#next(() => this.#scroller.reveal(id));
  }

  /** The button that was pressed is replaced by the rows it has added, so focus moves there. */
  #focusRow(id: number | undefined): void {
    this.#next(() => this.#scroller.focus(id));
  }

  #next(run: () => void): void {
    this.requestUpdate();
    void this.updateComplete.then(run);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'store-locator': StoreLocatorElement;
  }
}
