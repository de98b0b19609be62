import { html, type TemplateResult } from 'lit-html';
import type { FoundStore } from '../../../domain/found-store.js';
import { holdOrder } from '../../../domain/hold-order.js';
import type { NarrowWords } from '../narrow/narrow-words.js';
import type { NarrowSideOptions } from '../narrow-side.js';

/** Keeps the rows that are shown where they are while stores arrive that belong between them; those wait for a tap. */
export class HeldRows {
  readonly #options: NarrowSideOptions;
  #earlier = 0;

  constructor(options: NarrowSideOptions) {
    this.#options = options;
    options.view().first.hold = (shown, next) => this.#hold(shown, next);
  }

  /** Lets in the stores that wait; undefined: none does. */
  view({ messages, format }: NarrowWords): TemplateResult | undefined {
    const { isFixed, sort } = this.#options.view().first;
    if (!this.#earlier || !isFixed) return undefined;
    const label = this.#options.place() && !sort ? messages.showNearer : messages.showEarlier;
    return html`<div class="held">
      <button part="button" @click=${() => this.#release()}>${label(format, this.#earlier)}</button>
    </div>`;
  }

  #hold(shown: readonly FoundStore[], next: readonly FoundStore[]): readonly FoundStore[] {
    this.#earlier = 0;
    // Rows in no order of their own are no answer yet.
    if (this.#options.place() && shown[0]?.distanceMeters === undefined) return next;
    const held = holdOrder(shown, next, this.#options.view().rows.window.end);
    this.#earlier = held.earlier;
    return held.stores;
  }

  /** Focus goes on in the first of them. */
  #release(): void {
    this.#options.renew();
    const [first] = this.#options.view().first.stores;
    if (first) this.#options.focus(first.id);
  }
}
