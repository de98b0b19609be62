import { breathe, type Urgency } from './breathe.js';

/** Keeps work in slices between which the page can answer its visitor. */
export interface Pace {
  /** Whether the slice has lasted long enough. */
  readonly isDue: () => boolean;
  /** Ends the slice. Throws the signal's reason, when it is aborted. */
  readonly rest: () => Promise<void>;
}

const SLICE_MS = 10;
/** The clock is asked once in so many steps: thousands of times it would take as long as what it times. */
const STEPS = 8;

/**
 * @param now milliseconds on any clock
 * @param urgency when the next slice begins, asked before each; in its turn by default
 */
export function pace(
  now: () => number,
  signal: AbortSignal | undefined,
  urgency?: () => Urgency,
): Pace {
  // The first slice is a task of its own, too.
  let start = -Infinity;
  let step = 0;
  return {
    isDue: () => step++ % STEPS === 0 && now() - start > SLICE_MS,
    rest: async () => {
      await breathe(urgency?.());
      signal?.throwIfAborted();
      start = now();
      step = 1;
    },
  };
}
