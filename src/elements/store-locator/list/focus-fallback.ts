import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';

/**
 * Keeps focus in the locator when an update takes away what has it: a button of a row hands it to the row's name, and a
 * row that is listed no more, "Clear filters" or a country's list of choices to the result line, which tells what has
 * become of it.
 */
export class FocusFallback implements ReactiveController {
  readonly #host: LocatorAttributes;
  #focused: HTMLElement | null | undefined;
  #row: Element | null | undefined;

  constructor(host: LocatorAttributes) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#focused = this.#host.shadowRoot?.activeElement as HTMLElement | null | undefined;
    // It is looked for while its parts are where they were.
    this.#row = this.#focused?.closest('.row');
  }

  hostUpdated(): void {
    const [focused, row] = [this.#focused, this.#row];
    if (!focused || !this.#host.isConnected) return;
    if (!focused.isConnected) void this.#host.updateComplete.then(() => this.#goOn(row));
    // Browsers take focus from what is moved.
    else if (document.activeElement === document.body) focused.focus({ preventScroll: true });
  }

  /** The code that took it away, and the page, may have moved focus themselves. */
  #goOn(row: Element | null | undefined): void {
    const line = this.#host.shadowRoot?.querySelector<HTMLElement>('.line [role=status]');
    if (!line?.isConnected || document.activeElement !== document.body) return;
    const name = row?.isConnected ? row.querySelector('button') : undefined;
    if (name) return name.focus({ preventScroll: true });
    line.tabIndex = -1;
    line.addEventListener('blur', () => line.removeAttribute('tabindex'), { once: true });
    line.focus({ preventScroll: true });
  }
}
