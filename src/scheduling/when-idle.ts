/** The longest wait in milliseconds for a page that is never idle or never ends loading. */
const longestMs = 5_000;

/** Calls `run` once the page has loaded and is idle, unless the signal aborts earlier. */
export function whenIdle(signal: AbortSignal, run: () => void): void {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const begin = (): void => {
    end();
    run();
  };
  const timer = setTimeout(begin, longestMs);
  const rest = (): void => {
    // Safari has no `requestIdleCallback`.
    const { requestIdleCallback: request, cancelIdleCallback: cancel } = globalThis as Partial<
      typeof globalThis
    >;
    const id = request ? request(begin) : window.setTimeout(begin);
    ending.signal.addEventListener('abort', () => (request ? cancel?.(id) : clearTimeout(id)));
  };
  ending.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    removeEventListener('load', rest);
    signal.removeEventListener('abort', end);
  });
  signal.addEventListener('abort', end);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}
