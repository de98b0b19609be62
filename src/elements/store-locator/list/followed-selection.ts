import type { ReactiveController } from '@lit/reactive-element';
import { report } from '../../../controllers/report.js';
import { countryOf } from '../../../domain/country-of.js';
import type { Store } from '../../../domain/store.js';
import { isSameQuestion } from '../asked.js';
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
  /** null: not looked yet. */
  #id: number | undefined | null = null;
  /** The list that its row was shown in, as long as that may be laid out in another order. */
  #list: readonly Store[] | undefined;
  /** The map stood in its place when the store was selected. */
  #wasHidden = false;

  constructor(host: LocatorAttributes, options: FollowedSelectionOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    // An update may come after the host has left, whose listing is nobody's then.
    if (!this.#host.isConnected) return;
    const { asked, listing, results, selectedId, selectedFor, shown, side } = this.#options.view();
    if (selectedId === this.#id) return this.#follow();
    const store = results.find(selectedId);
    // What was asked since is wanted more.
    const isPast = !isSameQuestion(asked, selectedFor);
    // Its page may be on its way, and the place that it is to be shown near.
    const isEarly = (!store && listing.status === 'loading') || side?.isDeciding;
    if (selectedId !== undefined && isEarly && !isPast) return;
    this.#id = selectedId;
    this.#list = undefined;
    this.#wasHidden = false;
    if (selectedId === undefined || isPast) return;
    if (!store) return report(this.#host, `no store has the id ${selectedId}.`, 'warn');
    if (!this.#isShown) this.#letIn(store);
    else if (!this.#isInWindow()) this.#options.reveal(selectedId);
    this.#list = this.#options.view().first.stores;
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

  /** A list that is no answer yet may come in another order: pages and positions are on their way. */
  #follow(): void {
    const { asked, first, rows, selectedFor, selectedId, shown } = this.#options.view();
    if (this.#wasHidden && shown === 'list') {
      this.#wasHidden = false;
      if (selectedId !== undefined && isSameQuestion(asked, selectedFor))
        this.#options.reveal(selectedId);
    }
    const list = this.#list;
    if (!list) return;
    const isLeft = rows.window === firstRows || !this.#isInWindow(list);
    if (!isLeft && list !== first.stores) this.#options.reveal(Number(selectedId));
    this.#list = isLeft || first.isFixed ? undefined : first.stores;
  }

  get #isShown(): boolean {
    const { first, selectedId } = this.#options.view();
    return first.stores.some(({ id }) => id === selectedId);
  }

  #isInWindow(list: readonly Store[] = this.#options.view().first.stores): boolean {
    const { rows, selectedId } = this.#options.view();
    const rank = list.findIndex(({ id }) => id === selectedId);
    return rank >= rows.window.start && rank < rows.window.end;
  }
}
