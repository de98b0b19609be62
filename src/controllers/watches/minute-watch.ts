import { Observable } from '../../page/observable.js';

const minuteMs = 60_000;

/**
 * Notifies that ages have changed: every minute, and when the visitor comes back. One timer serves
 * all.
 */
class MinuteWatch extends Observable {
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly #onShow = (): void => {
    if (!document.hidden) this.notify();
  };

  protected override onFirst(): void {
    this.#timer = setInterval(() => this.notify(), minuteMs);
    document.addEventListener('visibilitychange', this.#onShow);
  }

  protected override onLast(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#onShow);
  }
}

let watch: MinuteWatch | undefined;

export const minuteWatch = (): Observable => (watch ??= new MinuteWatch());
