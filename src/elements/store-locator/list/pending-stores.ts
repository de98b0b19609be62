import { html, type ReactiveController, type TemplateResult } from 'lit';
import { createCatalogue } from '../../../controllers/words/catalogue.js';
import type { FoundStore } from '../../../domain/store/found-store.js';
import { stableOrder } from '../../../domain/list/stable-order.js';
import type { Place } from '../../../domain/search/place.js';
import { listMessages } from '../../../i18n/en-list.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { LocatorActions, LocatorState } from '../state/contracts.js';
import { rowsInUse } from './rows-in-use.js';

export interface PendingStoresOptions extends Pick<
  LocatorActions,
  'changeList' | 'focus' | 'renew'
> {
  readonly view: () => Pick<
    LocatorState,
    'searchQuery' | 'list' | 'rowCount' | 'selectedId' | 'words'
  >;
  /** Returns the place that distances are measured from. */
  readonly place: () => Place | undefined;
}

/**
 * Keeps shown rows in place when stores arrive that belong between them. These stores wait for a
 * tap.
 */
export class PendingStores implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: PendingStoresOptions;
  readonly #catalogue = createCatalogue(listMessages);
  #earlier = 0;
  /** True when the visitor used the rows before they were ordered by distance. */
  #isKept = false;
  readonly isInUse: () => boolean;

  constructor(host: LocatorAttributes, options: PendingStoresOptions) {
    this.#host = host;
    this.#options = options;
    this.isInUse = rowsInUse(host, options.view);
    host.addController(this);
  }

  /** The button that lets in the waiting stores; undefined when no store waits. */
  get view(): TemplateResult | undefined {
    const { list, words } = this.#options.view();
    if (!this.#earlier || !list.isLayoutLocked) return undefined;
    const messages = this.#catalogue(this.#host);
    const isNearer = this.#options.place() && !list.sort;
    const label = isNearer ? messages.showNearer : messages.showEarlier;
    return html`<div class="waiting">
      <button part="button" @click=${() => this.#release()}>
        ${label(words.format, this.#earlier)}
      </button>
    </div>`;
  }

  /** Re-sorts the list once the place is known, unless the visitor is using it. */
  readonly renew = (): void => {
    if (this.isInUse()) this.#host.requestUpdate();
    else this.#options.renew();
  };

  /** Keeps the layout for a visitor who uses the rows before they are measured from the place. */
  hostUpdate(): void {
    const { list } = this.#options.view();
    this.#isKept &&= list.isLayoutLocked === true;
    if (!this.#options.place() || !list.stores.length || !this.isInUse()) return;
    this.#options.changeList({ isLayoutLocked: true });
    this.#isKept = true;
  }

  keepOrder(shown: readonly FoundStore[], next: readonly FoundStore[]): readonly FoundStore[] {
    this.#earlier = 0;
    // Rows that were shown before their distances were known are ordered anew.
    if (this.#options.place() && !this.#isKept && !shown[0]?.position) return next;
    const ordered = stableOrder(shown, next, this.#options.view().rowCount);
    this.#earlier = ordered.earlier;
    return ordered.stores;
  }

  /** Lets in the waiting stores. Focus moves to the first of them. */
  #release(): void {
    this.#options.renew();
    const [first] = this.#options.view().list.stores;
    if (first) this.#options.focus(first.id);
  }
}
