import type { Clock } from '../../http/clock.js';

/** Lets requests start one by one at even intervals, because public services forbid bursts. */
export class RequestPace {
  readonly #gapMs: number;
  readonly #clock: Clock;
  #nextAt = 0;

  constructor(requestsPerSecond: number, clock: Clock) {
    this.#gapMs = 1_000 / requestsPerSecond;
    this.#clock = clock;
  }

  /** Resolves when a request may start. Rejects with the signal's reason if it aborts earlier. */
  async take(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    for (let waitMs; (waitMs = this.#nextAt - this.#clock.now()) > 0;)
      await this.#clock.sleep(waitMs, signal);
    this.#nextAt = this.#clock.now() + this.#gapMs;
  }

  /** Lets no request start for `ms` milliseconds. */
  pause(ms: number): void {
    this.#nextAt = Math.max(this.#nextAt, this.#clock.now() + ms);
  }
}
