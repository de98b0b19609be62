/** Absent in Safari, where `setTimeout` waits for nothing else. */
const page = globalThis as Partial<typeof globalThis>;
const request = (page.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
const cancel = page.cancelIdleCallback ?? clearTimeout;

/** The longest waits for a page that is never idle: before the first step, between steps, and in a hurry. */
const FIRST_WAIT_MS = 500;
const NEXT_WAIT_MS = 60;
const HURRIED_WAIT_MS = 16;
/** A visitor who has typed may do something else meanwhile; so the rest is looked at again this soon. */
const SHORT_REST_MS = 50;
/** A tap waits no longer than this, and one step. */
const SLICE_MS = 8;

/** Yielded by a step that has drawn much: the browser paints when the task ends, so the task ends there. */
export const PAINTS = 'paints';

export interface IdleTaskRunner {
  /**
   * Begins after the next frame, and starts over if it has begun already. In a hurry it starts over only at its end: else a
   * map that moves all the time would never be drawn.
   */
  readonly beginSoon: () => void;
  /** Begins unless a task is under way, and goes on while frames are drawn. */
  readonly hurry: () => void;
  /** Drops the task. */
  readonly stop: () => void;
}

/**
 * Takes the steps of a task when the browser has nothing else to do, a few at a time.
 * @param begin makes the task's steps; when called again, the earlier ones are dropped
 * @param restsUntil when it may go on, by `performance.now()`
 */
export function idleTaskRunner(
  begin: () => Iterator<unknown>,
  restsUntil: () => number,
): IdleTaskRunner {
  let steps: Iterator<unknown> | undefined;
  let frame = 0;
  let idle = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isHurried = false;
  let isAgain = false;

  const run = (): void => {
    idle = 0;
    const restMs = restsUntil() - performance.now();
    if (restMs > 0) {
      rest = setTimeout(wait, Math.min(restMs, SHORT_REST_MS));
      return;
    }
    steps ??= begin();
    const until = performance.now() + SLICE_MS;
    for (let step; !(step = steps.next()).done;)
      if (step.value === PAINTS || performance.now() > until) return wait();
    steps = undefined;
    isHurried = false;
    if (isAgain) wait();
    isAgain = false;
  };
  const drop = (): void => {
    steps?.return?.();
    steps = undefined;
  };
  const wait = (): void => {
    clearTimeout(rest);
    rest = undefined;
    const between = steps ? NEXT_WAIT_MS : FIRST_WAIT_MS;
    idle ||= request(run, { timeout: isHurried ? HURRIED_WAIT_MS : between });
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    cancel(idle);
    clearTimeout(rest);
    frame = idle = 0;
    rest = undefined;
    isHurried = isAgain = false;
    drop();
  };
  return {
    beginSoon() {
      if (isHurried && steps) {
        isAgain = true;
        return;
      }
      drop();
      // A frame that nobody else needs is one too: it would come before what the visitor waits for.
      if (!frame && !idle && !rest)
        frame = requestAnimationFrame(() => {
          frame = 0;
          wait();
        });
    },
    hurry() {
      if (isHurried || frame || rest) return;
      isHurried = true;
      cancel(idle);
      idle = 0;
      wait();
    },
    stop,
  };
}
