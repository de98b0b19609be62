/** A page that never rests, or loads for ever, is not waited for any longer. */
const patienceMs = 5_000;

/** Runs `run` once the page has loaded and has nothing better to do, unless that is aborted before. */
export function whenIdle(signal: AbortSignal, run: () => void): void {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const begin = (): void => {
    end();
    run();
  };
  const timer = setTimeout(begin, patienceMs);
  const rest = (): void => {
    // Absent in Safari.
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
