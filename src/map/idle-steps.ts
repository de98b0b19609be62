/** Absent in Safari, where `setTimeout` waits for nothing else. */
const page = globalThis as Partial<typeof globalThis>;
const request = (page.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
const cancel = page.cancelIdleCallback ?? clearTimeout;

/** A page that never rests is waited for no longer: before the first step, before others, and where there is no time. */
const PATIENCE_MS = 500;
const PATIENCE_BETWEEN_MS = 60;
const PATIENCE_IN_HURRY_MS = 16;
/** Whoever has typed may do something else meanwhile, for which nothing rests. */
const SHORT_REST_MS = 50;
/** Whoever taps meanwhile waits no longer, but for a step. */
const SLICE_MS = 8;

/** Given by a step that has drawn much: the browser paints it when the task ends, so no other step is taken in it. */
export const PAINTS = 'paints';

export interface IdleSteps {
  /**
   * Begins after the next frame, which is that of others; begins again where it has begun, but in a hurry only when it has
   * ended: what moves all the time would else never be drawn.
   */
  readonly beginSoon: () => void;
  /** Begins where nothing is under way, and goes on also while frames are drawn. */
  readonly hurry: () => void;
  /** Forgets what has been begun. */
  readonly stop: () => void;
}

/**
 * Takes the steps of a task when the browser has nothing else to do, a few at a time.
 * @param begin the task; begun again, what there was of it is dropped
 * @param restsUntil when it may go on, by `performance.now()`
 */
export function idleSteps(begin: () => Iterator<unknown>, restsUntil: () => number): IdleSteps {
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
    const between = steps ? PATIENCE_BETWEEN_MS : PATIENCE_MS;
    idle ||= request(run, { timeout: isHurried ? PATIENCE_IN_HURRY_MS : between });
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
