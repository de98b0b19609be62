import type { ReactiveController } from 'lit';
import { report } from '../../../controllers/report.js';
import { countryOf } from '../../../domain/country/country-of.js';
import type { Store } from '../../../domain/store/store.js';
import { isSameQuery, type SearchQuery } from '../state/search-query.js';
import { isIn } from '../state/list-layout.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { FilterableState } from '../features/filters/filterable-state.js';
import { mostByScrolling } from './shown-rows.js';
import type { LocatorActions } from '../state/contracts.js';

export interface RevealSelectionOptions extends Pick<LocatorActions, 'renew' | 'reveal'> {
  readonly view: () => Omit<FilterableState, 'features' | 'words'>;
  /** Changes with what narrows the list. */
  readonly filtersKey: () => string;
  /** Takes back what narrows the list, and says so. */
  readonly lift: () => void;
}

/**
 * Shows the row of a store once it is selected, on the map or by the page, until something else is asked for: in its
 * place where the list begins, else above the list. What is searched for stays as it is.
 */
export class RevealSelection implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: RevealSelectionOptions;
  #id: number | undefined;
  /** The question that it was selected in: a store that is selected again in another one is shown again. */
  #for: SearchQuery | undefined;
  /** The filters that narrowed the list then; undefined: others have been chosen before its page came. */
  #key: string | undefined;
  /** The store that was selected last, also while its page is on its way; null: not looked yet. */
  #lastId: number | undefined | null = null;
  /** Something narrowed the list when it was selected. */
  #wasNarrowed = false;
  #searchQuery: SearchQuery | undefined;
  /** The map stood in the list's place when the store was selected. */
  #wasHidden = false;

  constructor(host: LocatorAttributes, options: RevealSelectionOptions) {
    this.#host = host;
    this.#options = options;
    // Also the one that is selected already.
    host.addEventListener('store-locator-select', () => {
      this.#wasHidden = options.view().shown === 'map';
    });
    host.addController(this);
  }

  hostUpdated(): void {
    // An update may come after the host has left, whose listing is nobody's then.
    if (!this.#host.isConnected) return;
    const { searchQuery, list, listing, results, selectedId, selectedFor, shown } =
      this.#options.view();
    const isFound =
      searchQuery !== this.#searchQuery && isSameQuery(searchQuery, this.#searchQuery);
    const isBack = this.#wasHidden && shown === 'list';
    this.#searchQuery = searchQuery;
    if (isBack) this.#wasHidden = false;
    if (selectedId !== this.#lastId) this.#wasNarrowed = list.isFiltered === true;
    this.#lastId = selectedId;
    const store = results.find(selectedId);
    const isNew = selectedId !== this.#id || selectedFor !== this.#for;
    // Its page may be on its way.
    if (isNew && (store || selectedId === undefined || listing.status !== 'loading')) {
      this.#id = selectedId;
      this.#for = selectedFor;
      this.#wasHidden = shown === 'map';
      const isNarrowedSince = list.isFiltered && !this.#wasNarrowed;
      if (store && !isNarrowedSince) this.#letIn(store);
      this.#key = isNarrowedSince ? undefined : this.#options.filtersKey();
      if (!store && selectedId !== undefined)
        report(this.#host, `no store has the id ${selectedId}.`, 'warn');
    }
    this.#place(store);
    // Once the place of the search is known, the row has another rank.
    if (store && !this.#isPast && (isNew || isFound || isBack)) this.#options.reveal(store.id);
  }

  /** Takes back the filters that leave it out, and opens its country. */
  #letIn(store: Store): void {
    const { searchQuery, list, results, selectedFor } = this.#options.view();
    if (!isSameQuery(searchQuery, selectedFor)) return;
    if (list.isFiltered && !results.stores.some(({ id }) => id === store.id)) this.#options.lift();
    const isElsewhere = list.openCountry === null || !isIn(store, list.openCountry);
    if (!list.isByCountry || !isElsewhere) return;
    list.openCountry = countryOf(store);
    this.#options.renew();
  }

  /** Sees to it that its row is shown. */
  #place(store: Store | undefined): void {
    const { list, rows } = this.#options.view();
    const before = [rows.count, rows.above];
    if (!store || this.#isPast) rows.above = undefined;
    else if (rows.above !== store.id) {
      const rank = list.stores.findIndex(({ id }) => id === store.id);
      // A row that is shown already keeps its place, however far down.
      const isNear = rank >= 0 && rank < Math.max(mostByScrolling, rows.count);
      rows.above = isNear ? undefined : store.id;
      while (isNear && rank >= rows.count) rows.showMore();
    }
    if (rows.count !== before[0] || rows.above !== before[1]) this.#host.requestUpdate();
  }

  /** The visitor has asked for something else since, or narrowed the list. */
  get #isPast(): boolean {
    const { searchQuery, selectedFor } = this.#options.view();
    return !isSameQuery(searchQuery, selectedFor) || this.#key !== this.#options.filtersKey();
  }
}
