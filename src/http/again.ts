import { systemClock, type Clock } from './clock.js';

const firstWaitMs = 500;
/** The last of these waits is 32 seconds. */
const timedTries = 7;

export interface AgainOptions {
  /** Subscribes to what makes the next try due at once. Gives how to leave. */
  readonly prompts: (prompt: () => void) => () => void;
  /** An attempt has failed before: it begins with the waiting. */
  readonly hasFailed?: boolean | undefined;
  /** Hears of each failure. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** Ends the waiting, and no attempt that is under way. */
  readonly signal?: AbortSignal | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * Makes attempts until one succeeds: after 0.5, 1, 2, and so on to 32 seconds, then only when prompted. A prompt
 * while it waits makes the next attempt at once. Rejects only when it is aborted, with the signal's reason.
 */
export async function again<T>(attempt: () => Promise<T>, options: AgainOptions): Promise<T> {
  for (let failures = options.hasFailed ? 1 : 0; ; failures++) {
    if (failures) await untilDue(failures, options);
    options.signal?.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      options.signal?.throwIfAborted();
      options.onFailure?.(error);
    }
  }
}

function untilDue(
  failures: number,
  { prompts, signal, clock = systemClock }: AgainOptions,
): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      leave();
      cancel?.();
      resolve();
    };
    const leave = prompts(end);
    const cancel =
      failures <= timedTries ? clock.after(firstWaitMs << (failures - 1), end) : undefined;
    // An abort after the wait finds nothing to end: `end` may run twice.
    signal?.addEventListener('abort', end, { once: true });
  });
}
