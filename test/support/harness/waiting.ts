/**
 * The only timers of the tests. A test waits for a fact with `until`; what is here is for the cases
 * in which there is no fact to wait for. All of it runs in pages and in Node, and with the page's
 * own timers even where a test holds them.
 */
const { setTimeout: timeout } = globalThis;

/** Resolves in a task of its own. Timers without delay that were set before have run by then. */
export const nextTask = (): Promise<void> => new Promise((done) => void timeout(done));

/** Resolves after so many tasks: promises and streams that need no more have settled by then. */
export async function tasks(count = 10): Promise<void> {
  for (let left = count; left > 0; left--) await nextTask();
}

/** Resolves after so many frames. */
export async function frames(count = 10): Promise<void> {
  for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
}

/**
 * The time that a simulated service, theme or visitor takes. It makes a situation, and is never a
 * wait for what an element does in it.
 */
export const latency = (ms: number): Promise<void> => new Promise((done) => void timeout(done, ms));

/** The time in milliseconds between two looks at what is to stay. */
const lookMs = 10;

/**
 * Waits until a value has been the same for a while. It is for work that ends without a sign.
 * @param ms longer than the work needs from one change to the next
 * @param why what may change it, and how fast
 */
export async function untilSettled(value: () => unknown, ms: number, why: string): Promise<void> {
  for (let isSettled = false; !isSettled;) {
    const before = value();
    isSettled = await staysTrue(() => value() === before, ms, why).then(
      () => true,
      () => false,
    );
  }
}

/**
 * Looks at a fact for a while, and fails as soon as it is no longer true. It is for what only time
 * can show: nothing follows from which a test could see that the unwanted thing will not come.
 * @param ms as short as the thing that is to stay away would need
 * @param why the reason for that time
 */
export async function staysTrue(fact: () => boolean, ms: number, why: string): Promise<void> {
  const end = performance.now() + ms;
  for (;;) {
    if (!fact()) throw new Error(`no longer true: ${fact.toString()} (for ${ms} ms: ${why})`);
    if (performance.now() >= end) return;
    await latency(lookMs);
  }
}
