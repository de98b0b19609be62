/**
 * The result of a scripted request: a response, a network error, or undefined for a request that
 * waits until it is aborted.
 */
export type ScriptedAnswer = Response | Error | undefined;

/** Makes a fetch that returns prepared answers in turn and records its requests. */
export function scriptedFetch(...answers: (ScriptedAnswer | (() => ScriptedAnswer))[]) {
  const requests: Request[] = [];
  const left = [...answers];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    if (left.length === 0) throw new Error(`request ${requests.length} was not expected`);
    const next = left.shift();
    const answer = typeof next === 'function' ? next() : next;
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer) return Promise.resolve(answer);
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  };
  return { fetch, requests };
}

export const json = (body: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(body), init);

export const status = (code: number, headers?: Record<string, string>): Response =>
  new Response(JSON.stringify({ error: code }), { status: code, ...(headers && { headers }) });
