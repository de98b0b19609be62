import type { Clock } from '../../../src/http/clock.js';

interface Sleeper {
  readonly ms: number;
  readonly due: number;
  readonly wake: () => void;
}

/** A clock that stands still until it is told to advance. */
export class FakeClock implements Clock {
  #now: number;
  #sleepers: Sleeper[] = [];
  #watchers: (() => void)[] = [];

  constructor(now = Date.UTC(2026, 0, 5, 12)) {
    this.#now = now;
  }

  /** The lengths of the sleeps that are going on, in the order they began. */
  get sleeping(): readonly number[] {
    return this.#sleepers.map(({ ms }) => ms);
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void, signal?: AbortSignal): () => void {
    const cancel = () => {
      signal?.removeEventListener('abort', wake);
      this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
    };
    const wake = () => {
      cancel();
      run();
    };
    const sleeper = { ms, due: this.#now + ms, wake };
    signal?.addEventListener('abort', wake);
    this.#sleepers.push(sleeper);
    for (const look of [...this.#watchers]) look();
    return cancel;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const end = () => (signal?.aborted ? reject(signal.reason) : resolve());
      this.after(ms, end, signal);
    });
  }

  /** Resolves as soon as something sleeps for exactly `ms`. */
  sleepOf(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.sleeping.includes(ms)) return;
        this.#watchers = this.#watchers.filter((other) => other !== look);
        resolve();
      };
      this.#watchers.push(look);
      look();
    });
  }

  /**
   * Moves on by `ms`, wakes every sleeper on the way in its turn and lets it act (and sleep again).
   */
  async advance(ms: number): Promise<void> {
    await task();
    const end = this.#now + ms;
    for (;;) {
      const next = this.#sleepers
        .filter(({ due }) => due <= end)
        .reduce<Sleeper | undefined>((a, b) => (a && a.due <= b.due ? a : b), undefined);
      if (!next) break;
      this.#now = Math.max(this.#now, next.due);
      next.wake();
      await task();
    }
    this.#now = end;
    await task();
  }

  /**
   * Advances until the promise has settled, and returns its result. It goes from the end of one
   * sleep to the next. So answers take no time on this clock, however long an engine takes to read
   * them.
   */
  async runUntil<T>(promise: Promise<T>): Promise<T> {
    let settled = false;
    const settle = () => (settled = true);
    promise.then(settle, settle);
    for (;;) {
      await task();
      if (settled) return promise;
      const next = Math.min(...this.#sleepers.map(({ due }) => due));
      if (next < Infinity) await this.advance(next - this.#now);
    }
  }
}

/**
 * One channel for all tasks, as WebKit takes long to make one. Node has `setImmediate`, and would
 * not end while a channel is open.
 */
const channel = 'setImmediate' in globalThis ? undefined : new MessageChannel();
const waiting: (() => void)[] = [];
if (channel) channel.port1.onmessage = () => waiting.shift()?.();

/** A whole task, so that promise chains and streams in between run dry. */
function task(): Promise<void> {
  return new Promise((resolve) => {
    if (!channel) return void setImmediate(resolve);
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });
}
