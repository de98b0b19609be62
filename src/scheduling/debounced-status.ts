import type { ReactiveController, ReactiveControllerHost } from 'lit';

const quietMs = 500;

/**
 * The text of a status line. It changes once no new text was offered for half a second, so it does
 * not change at each key or page.
 */
export class DebouncedStatus implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #next = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The text that the status line shows now; `offer` alone changes it. */
  value = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  offer(text: string): void {
    if (text === this.#next) return;
    this.#next = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.value = this.#next;
      this.#host.requestUpdate();
    }, quietMs);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#next = this.value;
  }
}
