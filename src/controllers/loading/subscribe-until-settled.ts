import type { Resource } from '../../page/resource.js';

/**
 * Subscribes to a resource that is read once for all elements, until the signal aborts. The
 * resource stops when its last subscriber leaves.
 *
 * @param onChange called at each change, before and after the resource has settled
 * @returns a promise that resolves once the resource has settled
 */
export const subscribeUntilSettled = (
  resource: Resource,
  signal: AbortSignal,
  onChange: () => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (): void => {
      if (!resource.running) resolve();
    };
    const leave = resource.subscribe(() => {
      onChange();
      settle();
    });
    signal.addEventListener('abort', () => {
      leave();
      reject(signal.reason);
    });
    settle();
  });
