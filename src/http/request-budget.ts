import { systemClock, type Clock } from './clock.js';

const windowMs = 60_000;
const lookAgainMs = 1_000;

/**
 * Lets at most `requestsPerMinute` requests start in any 60 seconds, in the order of their calls.
 * Bursts are allowed. A request waits only when the last minute is full, or after `pause`.
 */
export class RequestBudget {
  readonly #limit: number;
  readonly #clock: Clock;
  readonly #starts: number[] = [];
  readonly #queue: object[] = [];
  #resumeAt = 0;

  constructor({
    requestsPerMinute = 50,
    clock = systemClock,
  }: { requestsPerMinute?: number | undefined; clock?: Clock | undefined } = {}) {
    this.#limit = Math.max(1, Math.floor(requestsPerMinute));
    this.#clock = clock;
  }

  /**
   * Resolves when a request may start. Rejects with the signal's reason when it aborts, and leaves
   * the queue. `onWait` gets the least number of milliseconds left. It is called when the wait
   * begins and about once a second.
   */
  async take(signal?: AbortSignal, onWait?: (ms: number) => void): Promise<void> {
    signal?.throwIfAborted();
    const place = {};
    this.#queue.push(place);
    try {
      let waitMs: number;
      while ((waitMs = this.#waitMs(this.#queue.indexOf(place))) > 0) {
        onWait?.(waitMs);
        // A request ahead may leave the queue, and a pause may begin. So the wait is computed
        // again.
        await this.#clock.sleep(Math.min(waitMs, lookAgainMs), signal);
      }
      this.#starts.push(this.#clock.now());
    } finally {
      this.#queue.splice(this.#queue.indexOf(place), 1);
    }
  }

  /** Lets no request start for `ms` milliseconds. */
  pause(ms: number): void {
    this.#resumeAt = Math.max(this.#resumeAt, this.#clock.now() + ms);
  }

  #waitMs(placesAhead: number): number {
    const now = this.#clock.now();
    const starts = this.#starts;
    // A start in the future means that the visitor's clock was set back.
    while (starts[0] !== undefined && (starts[0] > now || starts[0] <= now - windowMs))
      starts.shift();
    const blocking = starts[Math.min(starts.length - 1, starts.length - this.#limit + placesAhead)];
    return Math.max(this.#resumeAt, blocking === undefined ? 0 : blocking + windowMs) - now;
  }
}
