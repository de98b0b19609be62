import type { ReactiveController } from '@lit/reactive-element';
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
 * Keeps focus in the locator when a button goes with what it has done, such as "Clear filters": it goes on at the result
 * line, which tells what has become of it.
 */
export class LineFocus implements ReactiveController {
  readonly #host: LocatorAttributes;
  #button: Element | null | undefined;

  constructor(host: LocatorAttributes) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const { activeElement } = this.#host.shadowRoot ?? {};
    this.#button = activeElement?.closest('.line button, .message button');
  }

  hostUpdated(): void {
    if (!this.#button || this.#button.isConnected) return;
    // Whoever pressed it may move focus too, and so may the page.
    void this.#host.updateComplete.then(() => goOnAtLine(this.#host));
  }
}
