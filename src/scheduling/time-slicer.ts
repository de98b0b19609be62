import { yieldToMain, type Urgency } from './yield-to-main.js';

/** Cuts work into slices. Between two slices the page can answer its visitor. */
export interface TimeSlicer {
  /** Returns whether the slice has lasted long enough. */
  readonly isDue: () => boolean;
  /** Ends the slice. Rejects with the signal's reason when the signal is aborted. */
  readonly rest: () => Promise<void>;
}

const SLICE_MS = 10;
/**
 * The number of steps between two readings of the clock. Reading it thousands of times would cost
 * as much as the work.
 */
const STEPS = 8;

/**
 * @param now milliseconds on any clock
 * @param urgency called before each slice; says when the slice begins; 'fair' by default
 */
export function timeSlicer(
  now: () => number,
  signal: AbortSignal | undefined,
  urgency?: () => Urgency,
): TimeSlicer {
  // The first slice also has a task of its own.
  let start = -Infinity;
  let step = 0;
  return {
    isDue: () => step++ % STEPS === 0 && now() - start > SLICE_MS,
    rest: async () => {
      await yieldToMain(urgency?.());
      signal?.throwIfAborted();
      start = now();
      step = 1;
    },
  };
}
