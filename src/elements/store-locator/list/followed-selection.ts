import type { ReactiveController } from 'lit';
import { report } from '../../../controllers/report.js';
import { countryOf } from '../../../domain/country/country-of.js';
import type { Store } from '../../../domain/store/store.js';
import { isSameQuestion, type Asked } from '../asked.js';
import { isIn } from '../first-view.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowView } from '../narrow/narrow-view.js';
import { mostByScrolling } from '../shown-rows.js';
import type { LocatorActions } from '../state/contracts.js';

export interface FollowedSelectionOptions extends Pick<LocatorActions, 'renew' | 'reveal'> {
  readonly view: () => Omit<NarrowView, 'side' | 'words'>;
  /** Changes with what narrows the list. */
  readonly narrowKey: () => string;
  /** Takes back what narrows the list, and says so. */
  readonly lift: () => void;
}

/**
 * Shows the row of a store once it is selected, on the map or by the page, until something else is asked for: in its
 * place where the list begins, else above the list. What is searched for stays as it is.
 */
export class FollowedSelection implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: FollowedSelectionOptions;
  #id: number | undefined;
  /** The question that it was selected in: a store that is selected again in another one is shown again. */
  #for: Asked | undefined;
  /** The filters that narrowed the list then; undefined: others have been chosen before its page came. */
  #key: string | undefined;
  /** The store that was selected last, also while its page is on its way; null: not looked yet. */
  #lastId: number | undefined | null = null;
  /** Something narrowed the list when it was selected. */
  #wasNarrowed = false;
  #asked: Asked | undefined;
  /** The map stood in the list's place when the store was selected. */
  #wasHidden = false;

  constructor(host: LocatorAttributes, options: FollowedSelectionOptions) {
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
    const { asked, first, listing, results, selectedId, selectedFor, shown } = this.#options.view();
    const isFound = asked !== this.#asked && isSameQuestion(asked, this.#asked);
    const isBack = this.#wasHidden && shown === 'list';
    this.#asked = asked;
    if (isBack) this.#wasHidden = false;
    if (selectedId !== this.#lastId) this.#wasNarrowed = first.isNarrowed === true;
    this.#lastId = selectedId;
    const store = results.find(selectedId);
    const isNew = selectedId !== this.#id || selectedFor !== this.#for;
    // Its page may be on its way.
    if (isNew && (store || selectedId === undefined || listing.status !== 'loading')) {
      this.#id = selectedId;
      this.#for = selectedFor;
      this.#wasHidden = shown === 'map';
      const isNarrowedSince = first.isNarrowed && !this.#wasNarrowed;
      if (store && !isNarrowedSince) this.#letIn(store);
      this.#key = isNarrowedSince ? undefined : this.#options.narrowKey();
      if (!store && selectedId !== undefined)
        report(this.#host, `no store has the id ${selectedId}.`, 'warn');
    }
    this.#place(store);
    // Once the place of the search is known, the row has another rank.
    if (store && !this.#isPast && (isNew || isFound || isBack)) this.#options.reveal(store.id);
  }

  /** Takes back the filters that leave it out, and opens its country. */
  #letIn(store: Store): void {
    const { asked, first, results, selectedFor } = this.#options.view();
    if (!isSameQuestion(asked, selectedFor)) return;
    if (first.isNarrowed && !results.stores.some(({ id }) => id === store.id)) this.#options.lift();
    const isElsewhere = first.opened === null || !isIn(store, first.opened);
    if (!first.hasParts || !isElsewhere) return;
    first.opened = countryOf(store);
    this.#options.renew();
  }

  /** Sees to it that its row is shown. */
  #place(store: Store | undefined): void {
    const { first, rows } = this.#options.view();
    const before = [rows.count, rows.above];
    if (!store || this.#isPast) rows.above = undefined;
    else if (rows.above !== store.id) {
      const rank = first.stores.findIndex(({ id }) => id === store.id);
      // A row that is shown already keeps its place, however far down.
      const isNear = rank >= 0 && rank < Math.max(mostByScrolling, rows.count);
      rows.above = isNear ? undefined : store.id;
      while (isNear && rank >= rows.count) rows.showMore();
    }
    if (rows.count !== before[0] || rows.above !== before[1]) this.#host.requestUpdate();
  }

  /** The visitor has asked for something else since, or narrowed the list. */
  get #isPast(): boolean {
    const { asked, selectedFor } = this.#options.view();
    return !isSameQuestion(asked, selectedFor) || this.#key !== this.#options.narrowKey();
  }
}
