import { yieldToMain, type Urgency } from './yield-to-main.js';

/** Cuts work into slices. Between two slices the page can answer its visitor. */
export interface TimeSlicer {
  /** Whether the slice has lasted long enough. */
  readonly isDue: () => boolean;
  /** Ends the slice. Throws the signal's reason, when it is aborted. */
  readonly rest: () => Promise<void>;
}

const SLICE_MS = 10;
/** The clock is read once in so many steps: reading it thousands of times would cost as much as the work. */
const STEPS = 8;

/**
 * @param now milliseconds on any clock
 * @param urgency when the next slice begins, asked before each; in its turn by default
 */
export function timeSlicer(
  now: () => number,
  signal: AbortSignal | undefined,
  urgency?: () => Urgency,
): TimeSlicer {
  // The first slice is a task of its own, too.
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
