/**
 * Safari has no `requestIdleCallback`. Its substitute `setTimeout` does not wait for an idle page.
 */
const page = globalThis as Partial<typeof globalThis>;
const request = (page.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
const cancel = page.cancelIdleCallback ?? clearTimeout;

/** The longest waits for an idle page: before the first step, between steps, and in a hurry. */
const FIRST_WAIT_MS = 500;
const NEXT_WAIT_MS = 60;
const HURRIED_WAIT_MS = 16;
/** The length of a slice in milliseconds. A tap waits for one slice and one step at most. */
const SLICE_MS = 8;

/** A step yields this after it has drawn much. The task then ends, so that the browser paints. */
export const PAINTS = 'paints';

export interface IdleTaskRunner {
  /**
   * Begins the task after the next frame, and starts over if it has begun already. In a hurry it
   * starts over only after its end. Otherwise a map that moves all the time would never be drawn.
   */
  readonly beginSoon: () => void;
  /**
   * Runs the task in a hurry, unless it is hurried already or waits for a frame. A hurried task
   * continues while frames are drawn.
   */
  readonly hurry: () => void;
  /** Stops the task and drops its steps. */
  readonly stop: () => void;
}

/**
 * Runs the steps of a task while the browser is idle, a few at a time.
 * @param begin creates the task's steps; a new call drops the earlier steps
 */
export function idleTaskRunner(begin: () => Iterator<unknown>): IdleTaskRunner {
  let steps: Iterator<unknown> | undefined;
  let frame = 0;
  let idle = 0;
  let isHurried = false;
  let isAgain = false;

  const run = (): void => {
    idle = 0;
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
    const between = steps ? NEXT_WAIT_MS : FIRST_WAIT_MS;
    idle ||= request(run, { timeout: isHurried ? HURRIED_WAIT_MS : between });
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    cancel(idle);
    frame = idle = 0;
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
      // A new frame is requested only when nothing is scheduled. A frame for this task alone would
      // come before the work that the visitor waits for.
      if (!frame && !idle)
        frame = requestAnimationFrame(() => {
          frame = 0;
          wait();
        });
    },
    hurry() {
      if (isHurried || frame) return;
      isHurried = true;
      cancel(idle);
      idle = 0;
      wait();
    },
    stop,
  };
}
