/** Time as this library sees it: injected, so that tests wait for nothing. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Calls `run` once: after `ms`, or as soon as the signal, which has not aborted yet, does. Never, if what it gives is
   * called before.
   */
  after(this: void, ms: number, run: () => void, signal?: AbortSignal): () => void;
  /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
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
