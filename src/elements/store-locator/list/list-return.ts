import type { ReactiveController } from '@lit/reactive-element';
import { KeptPlace } from '../../../controllers/kept-place.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import type { RowWindow } from '../row-window.js';
import type { Chosen } from '../narrow/chosen.js';

/** Where the visitor was in the list. */
interface ListPlace {
  readonly chosen: Chosen;
  readonly opened: string | null | undefined;
  readonly window: RowWindow;
  readonly scrollTop: number;
}

export interface ListReturnOptions extends Pick<NarrowSideOptions, 'view'> {
  readonly chosen: () => Chosen;
  readonly choose: (chosen: Chosen) => void;
}

/** Brings whoever comes back from another page to where they were in the list, once all of it is there again. */
export class ListReturn implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: ListReturnOptions;
  #place: ListPlace | undefined;

  constructor(host: LocatorAttributes, options: ListReturnOptions) {
    this.#host = host;
    this.#options = options;
    this.#place = new KeptPlace<ListPlace>(host, () => this.#tell()).read();
    host.addController(this);
  }

  hostUpdated(): void {
    const { asked, first, listing, rows } = this.#options.view();
    if (!this.#place || listing.status === 'loading' || listing.status === 'idle') return;
    const { chosen, opened, window, scrollTop } = this.#place;
    this.#place = undefined;
    // Whoever has begun anew stays there.
    if (asked.text.trim() || this.#scroller?.scrollTop) return;
    first.opened = opened;
    this.#options.choose(chosen);
    rows.window = window;
    void this.#host.updateComplete.then(() => this.#scroller?.scrollTo(0, scrollTop));
  }

  get #scroller(): Element | null {
    return this.#host.shadowRoot?.querySelector('.scroller') ?? null;
  }

  /** What was searched for is the page's to keep, by `sync-url`. */
  #tell(): ListPlace | undefined {
    const { asked, first, rows } = this.#options.view();
    if (asked.text.trim()) return undefined;
    return {
      chosen: this.#options.chosen(),
      opened: first.opened,
      window: rows.window,
      scrollTop: this.#scroller?.scrollTop ?? 0,
    };
  }
}
