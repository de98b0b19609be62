import type { ReactiveController } from '@lit/reactive-element';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';

/** Keeps the row that has focus in the page when its place in the list is another: rows may leave, focus may not. */
export class KeptFocus implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: NarrowSideOptions;
  #focused: HTMLElement | undefined;

  constructor(host: LocatorAttributes, options: NarrowSideOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdate(): void {
    const { activeElement } = this.#host.shadowRoot ?? {};
    this.#focused = activeElement?.closest<HTMLElement>('li[data-id]') ?? undefined;
  }

  hostUpdated(): void {
    const row = this.#focused;
    if (!row || row.isConnected || !this.#host.isConnected) return;
    const id = Number(row.dataset.id);
    // Whoever moved the list may move focus too.
    void this.#host.updateComplete.then(() => {
      if (this.#host.shadowRoot?.activeElement || !this.#host.isConnected) return;
      const { stores } = this.#options.view().first;
      if (stores.some((store) => store.id === id)) this.#options.focus(id);
    });
  }
}
