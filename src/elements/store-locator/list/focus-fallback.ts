import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';

/**
 * Keeps focus in the locator when an update removes the focused element. A button of a row passes
 * focus to the row's name. A row that is no longer listed, “Clear filters” and a country's select
 * pass focus to the result line, which tells what has changed.
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
    // Find the row now, while the element is still inside it.
    this.#row = this.#focused?.closest('.row');
  }

  hostUpdated(): void {
    const [focused, row] = [this.#focused, this.#row];
    if (!focused || !this.#host.isConnected) return;
    if (!focused.isConnected) void this.#host.updateComplete.then(() => this.#goOn(row));
    // Browsers take focus from an element that is moved.
    else if (document.activeElement === document.body) focused.focus({ preventScroll: true });
  }

  /**
   * Moves focus to the name or the result line, unless other code or the page has moved it already.
   */
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
