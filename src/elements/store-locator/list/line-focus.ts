import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';

/** Focus that is lost goes on at the result line. */
export function goOnAtLine(host: LocatorAttributes): void {
  const line = host.shadowRoot?.querySelector<HTMLElement>('.line [role=status]');
  if (!line?.isConnected || document.activeElement !== document.body) return;
  line.tabIndex = -1;
  line.addEventListener('blur', () => line.removeAttribute('tabindex'), { once: true });
  line.focus({ preventScroll: true });
}

/**
 * Keeps focus in the locator when what has it goes, such as "Clear filters" or a country that nothing is left to choose
 * from: it goes on at the result line, which tells what has become of it.
 */
export class LineFocus implements ReactiveController {
  readonly #host: LocatorAttributes;
  #focused: Element | null | undefined;

  constructor(host: LocatorAttributes) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const { activeElement } = this.#host.shadowRoot ?? {};
    // Rows have what keeps it.
    this.#focused = activeElement?.matches('.row *') ? null : activeElement;
  }

  hostUpdated(): void {
    if (!this.#focused || this.#focused.isConnected) return;
    // Whoever used it may move focus too, and so may the page.
    void this.#host.updateComplete.then(() => goOnAtLine(this.#host));
  }
}
