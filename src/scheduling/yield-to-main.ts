/** The urgency of work: `fair` waits for its turn, `last` waits for a page without other work. */
export type Urgency = 'fair' | 'last';

interface Scheduler {
  readonly postTask?: (
    run: () => void,
    options: { priority: 'user-visible' | 'background' },
  ) => Promise<void>;
}

/** Ends the task, so that the page can answer its visitor before the work continues. */
export function yieldToMain(urgency: Urgency = 'fair'): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.postTask)
    return scheduler.postTask(() => {}, {
      priority: urgency === 'last' ? 'background' : 'user-visible',
    });
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
