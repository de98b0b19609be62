import { systemClock } from './clock.js';
import type { GetJsonOptions } from './get-json-options.js';
import { HttpError } from './http-error.js';
import { readBody } from './read-body.js';

/** While a shop puts a new version up, its files are gone for about two seconds. */
const blipMs = 3_000;

/** A page of the service has some 200 KB, an inventory of 500 variants at 1,000 stores 12 MB. */
export const maxAnswerBytes = 16 * 2 ** 20;

/**
 * GETs JSON; an empty body (such as 204) is null. Network errors, time-outs, 5xx, 408, 425 and 429 are tried again, by
 * `tryAgain`. Rejects with `HttpError` only.
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
    // The code that tries again may be gone for the same moment as the answer: it is asked for twice.
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
  // a race, since a replaced fetch may not listen to its signal
  const answer = await new Promise((resolve) => {
    const end = (): void => resolve(new HttpError('timeout')); // An abort is told as such in the end.
    cancel = clock.after(timeoutMs, end, signal);
    receive().then(resolve, (cause: unknown) => resolve(new HttpError('network', { cause })));
  });
  cancel?.();
  // Stops the reading of a body that nobody wants. One that has been read is left alone: to abort it is work all the same.
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
  // Put together where the page does not wait for it: a long text is there in half the time.
  const text = await new Blob(pieces).text();
  try {
    return text.trim() ? JSON.parse(text) : null;
  } catch (cause) {
    return new HttpError('bad-answer', { status, cause });
  }
}

function codeOf(status: number): HttpError['code'] {
  if (status === 429) return 'rate-limited';
  // Request Timeout and Too Early, too: the same request may be answered later.
  if (status >= 500 || status === 408 || status === 425) return 'server';
  if (status >= 400) return 'refused';
  return status ? 'bad-answer' : 'network';
}
