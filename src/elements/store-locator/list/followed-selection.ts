import type { ReactiveController } from 'lit';
import { report } from '../../../controllers/report.js';
import { countryOf } from '../../../domain/country-of.js';
import type { Store } from '../../../domain/store.js';
import { isSameQuestion, type Asked } from '../asked.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import { firstRows } from '../row-window.js';

export interface FollowedSelectionOptions extends Pick<
  NarrowSideOptions,
  'ask' | 'renew' | 'reveal' | 'view'
> {
  /** Takes back what narrows the list, and says so. */
  readonly lift: () => void;
}

/** Sees to it that a store is in the list once it is selected, on the map or by the page. The map stays where it is. */
export class FollowedSelection implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: FollowedSelectionOptions;
  /** Whose row has been shown; null: not looked yet. */
  #id: number | undefined | null = null;
  /** The question that it was selected in: who selects it again in another one wants to see it again. */
  #for: Asked | undefined;
  /** The list that its row was shown in, as long as that may be laid out in another order. */
  #list: readonly Store[] | undefined;
  /** What its row was shown for; undefined: another question has been asked since. */
  #asked: Asked | undefined;
  /** The map stood in the list's place when the store was chosen. */
  #wasHidden = false;
  /** The store that was selected last, also while its row can't be shown yet; null: not looked yet. */
  #lastId: number | undefined | null = null;
  /** Something narrowed the list when it was selected. */
  #wasNarrowed = false;

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
    const { asked, first, listing, results, selectedId, selectedFor, shown, side } =
      this.#options.view();
    if (selectedId === this.#id && selectedFor === this.#for) return this.#follow();
    if (selectedId !== this.#lastId) this.#wasNarrowed = first.isNarrowed === true;
    this.#lastId = selectedId;
    const store = results.find(selectedId);
    // Its page may be on its way.
    if (!store && selectedId !== undefined && listing.status === 'loading') return;
    // What was asked since is wanted more, and what was narrowed.
    const isNarrowedSince = first.isNarrowed && !this.#wasNarrowed;
    const isPast = isNarrowedSince || !isSameQuestion(asked, selectedFor);
    // The place may be on its way that it is to be shown near.
    if (store && !isPast && !this.#isShown && side?.isDeciding) return;
    this.#id = selectedId;
    this.#for = selectedFor;
    this.#list = this.#asked = undefined;
    this.#wasHidden = false;
    if (selectedId === undefined) return;
    if (!store) return report(this.#host, `no store has the id ${selectedId}.`, 'warn');
    if (isPast) return;
    if (!this.#isShown) this.#letIn(store);
    else if (!this.#isInWindow()) this.#options.reveal(selectedId);
    this.#list = first.stores;
    this.#asked = this.#options.view().asked;
    this.#wasHidden = shown === 'map';
  }

  /** Takes back what keeps the store out of the list. */
  #letIn(store: Store): void {
    const { first } = this.#options.view();
    if (first.isNarrowed) this.#options.lift();
    if (!this.#isShown && !first.hasParts) this.#options.ask({ text: '' });
    if (!this.#isShown && first.hasParts) {
      first.opened = countryOf(store);
      this.#options.renew();
    }
    this.#options.reveal(store.id);
  }

  /**
   * Brings it into view once more: near the place that was found, or when the list is back. A list that is no answer yet
   * may come in another order: pages and positions are on their way.
   */
  #follow(): void {
    const { asked, first, rows, shown } = this.#options.view();
    const isFound = asked !== this.#asked && isSameQuestion(asked, this.#asked);
    // Another question is answered from its beginning.
    if (asked !== this.#asked && !isFound) this.#asked = undefined;
    const isBack = this.#wasHidden && shown === 'list';
    if (isBack) this.#wasHidden = false;
    if (isFound || (isBack && this.#asked)) {
      this.#asked = asked;
      this.#list = first.stores;
      return this.#options.reveal(Number(this.#id));
    }
    const list = this.#list;
    if (!list) return;
    const isLeft = rows.window === firstRows || !this.#isInWindow(list);
    if (!isLeft && list !== first.stores) this.#options.reveal(Number(this.#id));
    this.#list = isLeft || first.isFixed ? undefined : first.stores;
  }

  get #isShown(): boolean {
    const { first, selectedId } = this.#options.view();
    // Countries stand in place of all stores.
    const isClosed = first.hasParts && first.opened === null;
    return !isClosed && first.stores.some(({ id }) => id === selectedId);
  }

  #isInWindow(list: readonly Store[] = this.#options.view().first.stores): boolean {
    const { rows, selectedId } = this.#options.view();
    const rank = list.findIndex(({ id }) => id === selectedId);
    return rank >= rows.window.start && rank < rows.window.end;
  }
}
