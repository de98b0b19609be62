/** The library's source of time. Tests inject their own clock, so that they need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Calls `run` once: after `ms` milliseconds, or as soon as the signal aborts. The signal must not
   * have aborted before. The returned function cancels the call.
   */
  after(this: void, ms: number, run: () => void, signal?: AbortSignal): () => void;
  /** Resolves after `ms` milliseconds. Rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run, signal) => {
    const cancel = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    };
    const end = (): void => {
      cancel();
      run();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    return cancel;
  },
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const end = (): void => (signal?.aborted ? reject(signal.reason) : resolve());
      systemClock.after(ms, end, signal);
    }),
};
