import { Observable } from '../page/observable.js';

const minuteMs = 60_000;

/** Tells every minute that ages have changed: one timer for all elements. */
class MinuteWatch extends Observable {
  #timer: ReturnType<typeof setInterval> | undefined;

  protected override onFirst(): void {
    this.#timer = setInterval(() => this.notify(), minuteMs);
  }

  protected override onLast(): void {
    clearInterval(this.#timer);
  }
}

let watch: MinuteWatch | undefined;

export const minuteWatch = (): Observable => (watch ??= new MinuteWatch());
