import { systemClock, type Clock } from './clock.js';

const firstWaitMs = 500;
/** The last of these waits is 32 seconds. */
const timedTries = 7;

export interface AgainOptions {
  /**
   * Subscribes to events that make the next attempt due at once. Returns the unsubscribe function.
   */
  readonly prompts: (prompt: () => void) => () => void;
  /** True when an attempt has failed before. `again` then waits before its first attempt. */
  readonly hasFailed?: boolean | undefined;
  /** Called with the error of each failed attempt. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** Ends a wait. It does not end an attempt that has started. */
  readonly signal?: AbortSignal | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * Makes attempts until one succeeds: after 0.5, 1, 2, and so on to 32 seconds, then only when
 * prompted. A prompt during a wait makes the next attempt at once. Rejects only when it is aborted,
 * with the signal's reason.
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
    // `end` may run twice: an abort after the wait has no effect.
    signal?.addEventListener('abort', end, { once: true });
  });
}
