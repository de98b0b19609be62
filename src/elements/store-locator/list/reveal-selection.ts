import type { ReactiveController } from 'lit';
import { report } from '../../../controllers/reports/report.js';
import { countryOf } from '../../../domain/country/country-of.js';
import type { Store } from '../../../domain/store/store.js';
import { isSameQuery, type SearchQuery } from '../state/search-query.js';
import { isIn } from '../state/list-layout.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { FilterableState } from '../state/filterable-state.js';
import { mostByScrolling } from './shown-rows.js';
import type { LocatorActions } from '../state/contracts.js';

export interface RevealSelectionOptions extends Pick<
  LocatorActions,
  'changeList' | 'renew' | 'reveal' | 'showMore'
> {
  readonly view: () => Omit<FilterableState, 'features' | 'words'>;
  /** Returns a key that changes with the filters of the list. */
  readonly filtersKey: () => string;
  /** Returns whether filters narrow the list. */
  readonly isFiltered: () => boolean;
  /** Removes the filters of the list, and says so. */
  readonly lift: () => void;
}

/**
 * Shows the row of a store that is selected on the map or by the page, until another query. Near
 * the beginning of the list, the row is shown in its place. Otherwise it is shown above the list.
 * The query stays as it is.
 */
export class RevealSelection implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: RevealSelectionOptions;
  #id: number | undefined;
  /**
   * The query in which the store was selected. A store that is selected again in another query is
   * shown again.
   */
  #for: SearchQuery | undefined;
  /**
   * The filters at the time of the selection; undefined when others were chosen before the page
   * with the store came.
   */
  #key: string | undefined;
  /**
   * The id that was selected last, even while its page is on its way; null before the first update.
   */
  #lastId: number | undefined | null = null;
  /** True when filters narrowed the list at the time of the selection. */
  #wasNarrowed = false;
  #searchQuery: SearchQuery | undefined;
  /** True when the map stood in the list's place at the time of the selection. */
  #wasHidden = false;

  constructor(host: LocatorAttributes, options: RevealSelectionOptions) {
    this.#host = host;
    this.#options = options;
    // This event also comes when the visitor chooses the store that is already selected.
    host.addEventListener('store-locator-select', () => {
      this.#wasHidden = options.view().shown === 'map';
    });
    host.addController(this);
  }

  hostUpdated(): void {
    // An update may come after the host has left the page. Its listing then no longer counts.
    if (!this.#host.isConnected) return;
    const { searchQuery, listing, results, selectedId, selectedFor, shown } = this.#options.view();
    const isFound =
      searchQuery !== this.#searchQuery && isSameQuery(searchQuery, this.#searchQuery);
    const isBack = this.#wasHidden && shown === 'list';
    this.#searchQuery = searchQuery;
    if (isBack) this.#wasHidden = false;
    if (selectedId !== this.#lastId) this.#wasNarrowed = this.#options.isFiltered();
    this.#lastId = selectedId;
    const store = results.find(selectedId);
    const isNew = selectedId !== this.#id || selectedFor !== this.#for;
    // The page with the store may be on its way.
    if (isNew && (store || selectedId === undefined || listing.status !== 'loading')) {
      this.#id = selectedId;
      this.#for = selectedFor;
      this.#wasHidden = shown === 'map';
      const isNarrowedSince = this.#options.isFiltered() && !this.#wasNarrowed;
      if (store && !isNarrowedSince) this.#letIn(store);
      this.#key = isNarrowedSince ? undefined : this.#options.filtersKey();
      if (!store && selectedId !== undefined)
        report(this.#host, `no store has the id ${selectedId}.`, 'warn');
    }
    this.#place(store);
    // The row has another rank once the place of the query is known.
    if (store && !this.#isPast && (isNew || isFound || isBack)) this.#options.reveal(store.id);
  }

  /** Removes filters that hide the store, and opens its country. */
  #letIn(store: Store): void {
    const { isFiltered, lift, changeList, renew, view } = this.#options;
    const { searchQuery, results, selectedFor } = view();
    if (!isSameQuery(searchQuery, selectedFor)) return;
    if (isFiltered() && !results.stores.some(({ id }) => id === store.id)) lift();
    // Without filters the list may be by country.
    const { list } = view();
    const isElsewhere = list.openCountry === null || !isIn(store, list.openCountry);
    if (!list.isByCountry || !isElsewhere) return;
    changeList({ openCountry: countryOf(store) });
    renew();
  }

  /** Adds rows until the row of the store is shown, or puts that row above the list. */
  #place(store: Store | undefined): void {
    const { changeList, showMore, view } = this.#options;
    const { list, rowCount } = view();
    let above: number | undefined;
    if (store && !this.#isPast) {
      const rank = list.stores.findIndex(({ id }) => id === store.id);
      // A row that is shown already keeps its place, however far down.
      const isNear = rank >= 0 && rank < Math.max(mostByScrolling, rowCount);
      if (list.above === store.id || !isNear) above = store.id;
      else if (rank >= rowCount) {
        while (rank >= view().rowCount) showMore();
        this.#host.requestUpdate();
      }
    }
    if (above === list.above) return;
    changeList({ above });
    this.#host.requestUpdate();
  }

  /** True when the visitor has made another query, or changed the filters, since the selection. */
  get #isPast(): boolean {
    const { searchQuery, selectedFor } = this.#options.view();
    return !isSameQuery(searchQuery, selectedFor) || this.#key !== this.#options.filtersKey();
  }
}
