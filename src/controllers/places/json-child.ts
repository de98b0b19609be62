import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Reads the `<script type="application/json">` that the page has written into the host.
 *
 * It reads when the host enters the page, and again whenever a theme adds, changes or removes the
 * script.
 */
export class JsonChild implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #observer = new MutationObserver(() => this.#read());
  #text = '';

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** The script's text; '' when there is no script. */
  get text(): string {
    return this.#text;
  }

  hostConnected(): void {
    this.#observer.observe(this.#host, { childList: true, characterData: true, subtree: true });
    // The script may have changed while the host was out of the page.
    this.#read();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#observer.disconnect();
    });
  }

  #read(): void {
    const script = this.#host.querySelector(':scope > script[type="application/json"]');
    const text = script?.textContent?.trim() ?? '';
    if (text === this.#text) return;
    this.#text = text;
    this.#host.requestUpdate();
  }
}
