import { systemClock } from './clock.js';
import type { GetJsonOptions } from './get-json-options.js';
import { HttpError } from './http-error.js';
import { readBody } from './read-body.js';

/** While a shop publishes a new version, its files are missing for about two seconds. */
const blipMs = 3_000;

/** A page of the service is about 200 KB. An inventory of 500 variants at 1,000 stores is 12 MB. */
export const maxAnswerBytes = 16 * 2 ** 20;

/**
 * GETs JSON. An empty body (such as 204) gives null. `tryAgain` retries network errors, time-outs,
 * 5xx, 408, 425 and 429. Rejects with `HttpError` only.
 */
export async function getJson(url: URL, options: GetJsonOptions = {}): Promise<unknown> {
  const { signal, budget, onWait } = options;
  const tryOnce = async (): Promise<unknown> => {
    await budget?.take(signal, onWait);
    signal?.throwIfAborted();
    return attempt(url, options);
  };
  try {
    const answer = await tryOnce();
    if (!(answer instanceof HttpError)) return answer;
    // The file with the retry code may be missing at the same moment as the response. So the import
    // is tried twice.
    const bring = () => import('./try-again.js');
    const { tryAgain } = await bring()
      .catch(() => systemClock.sleep(blipMs, signal).then(bring))
      .catch(() => {
        throw answer;
      });
    return await tryAgain(answer, tryOnce, options);
  } catch (cause) {
    throw signal?.aborted ? new HttpError('aborted', { cause: signal.reason }) : cause;
  }
}

async function attempt(
  url: URL,
  {
    headers,
    signal,
    fetch = globalThis.fetch,
    credentials = 'omit',
    timeoutMs = 10_000,
    maxBytes = maxAnswerBytes,
    clock = systemClock,
  }: GetJsonOptions,
): Promise<unknown> {
  const request = new AbortController();
  const receive = async (): Promise<unknown> =>
    read(
      await fetch(url, {
        headers: { accept: 'application/json', ...headers },
        credentials,
        referrerPolicy: 'strict-origin',
        signal: request.signal,
      }),
      maxBytes,
    );
  let cancel: (() => void) | undefined;
  // The race ends the attempt even if a replaced `fetch` ignores its signal.
  const answer = await new Promise((resolve) => {
    const end = (): void => resolve(new HttpError('timeout')); // `getJson` reports aborts itself.
    cancel = clock.after(timeoutMs, end, signal);
    receive().then(resolve, (cause: unknown) => resolve(new HttpError('network', { cause })));
  });
  cancel?.();
  // Stops the download of a body that failed. A body that was read is left alone, because an abort
  // would still cost time.
  if (answer instanceof HttpError) request.abort(null);
  return answer;
}

async function read(response: Response, maxBytes: number): Promise<unknown> {
  const { status } = response;
  if (!response.ok)
    return new HttpError(codeOf(status), {
      status,
      retryAfter: response.headers.get('retry-after'),
    });
  const pieces = await readBody(response, maxBytes);
  if (!pieces)
    return new HttpError('bad-answer', { status, why: `more than ${maxBytes / 2 ** 20} MB` });
  // A Blob joins the pieces outside the main thread, which halves the time for a long text.
  const text = await new Blob(pieces).text();
  try {
    return text.trim() ? JSON.parse(text) : null;
  } catch (cause) {
    return new HttpError('bad-answer', { status, cause });
  }
}

function codeOf(status: number): HttpError['code'] {
  if (status === 429) return 'rate-limited';
  // 408 Request Timeout and 425 Too Early are included: the same request may succeed later.
  if (status >= 500 || status === 408 || status === 425) return 'server';
  if (status >= 400) return 'refused';
  return status ? 'bad-answer' : 'network';
}
