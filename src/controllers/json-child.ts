import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * What the page has written into the host as `<script type="application/json">`: read when the host comes into the
 * page, and again whenever a theme adds, changes or removes it.
 */
export class JsonChild implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #observer = new MutationObserver(() => this.#read());
  #text = '';

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** '' where there is none. */
  get text(): string {
    return this.#text;
  }

  hostConnected(): void {
    this.#observer.observe(this.#host, { childList: true, characterData: true, subtree: true });
    // It may have changed while the host was out of the page.
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
