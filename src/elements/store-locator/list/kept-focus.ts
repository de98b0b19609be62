import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';
import type { RowWindow } from '../row-window.js';
import { goOnAtLine } from './line-focus.js';
import type { ScrolledRows } from './scrolled-rows.js';

/**
 * Keeps the row that has focus in the page: beside the window when it is scrolled away, and with the window around it
 * when its place in the list is another. Rows and what is in them may leave, focus may not: it goes on in the row, or at
 * the result line where the row is listed no more.
 */
export class KeptFocus implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: NarrowSideOptions;
  readonly #scrolled: Pick<ScrolledRows, 'isOwn'>;
  #focused: HTMLElement | undefined;
  /** What in it has. */
  #active: HTMLElement | undefined;
  /** The row that stands beside the window. */
  #kept: HTMLElement | undefined;

  constructor(
    host: LocatorAttributes,
    options: NarrowSideOptions,
    scrolled: Pick<ScrolledRows, 'isOwn'>,
  ) {
    this.#host = host;
    this.#options = options;
    this.#scrolled = scrolled;
    options.view().rows.keep = (window) => this.#keep(window);
    host.addController(this);
  }

  hostUpdate(): void {
    const { activeElement } = this.#host.shadowRoot ?? {};
    this.#active = activeElement as HTMLElement | undefined;
    this.#focused = activeElement?.closest<HTMLElement>('li[data-id]') ?? undefined;
  }

  hostUpdated(): void {
    const row = this.#focused;
    this.#kept?.classList.remove('kept');
    this.#kept = undefined;
    if (!row || !this.#host.isConnected) return;
    if (this.#active?.isConnected) {
      // Browsers take focus from what is moved.
      if (document.activeElement === document.body) this.#active.focus({ preventScroll: true });
      const rank = this.#rankOf(row);
      const { start, end } = this.#options.view().rows.window;
      if (!this.#scrolled.isOwn || (rank >= start && rank < end)) return;
      row.classList.add('kept');
      this.#kept = row;
      return;
    }
    // Whoever moved the list may move focus too.
    void this.#host.updateComplete.then(() => {
      if (this.#host.shadowRoot?.activeElement || !this.#host.isConnected) return;
      if (this.#rankOf(row) < 0) goOnAtLine(this.#host);
      else this.#options.focus(Number(row.dataset.id));
    });
  }

  #keep(window: RowWindow): readonly RowWindow[] {
    const rank = this.#focused ? this.#rankOf(this.#focused) : -1;
    const kept = { start: rank, end: rank + 1 };
    if (rank < 0 || !this.#scrolled.isOwn) return [window];
    if (rank < window.start) return [kept, window];
    return rank < window.end ? [window] : [window, kept];
  }

  #rankOf(row: HTMLElement): number {
    const id = Number(row.dataset.id);
    return this.#options.view().first.stores.findIndex((store) => store.id === id);
  }
}
