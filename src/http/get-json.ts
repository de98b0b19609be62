import { systemClock, type Clock } from './clock.js';
import { HttpError } from './http-error.js';
import type { RequestBudget } from './request-budget.js';
import { retryAfterMs } from './retry-after.js';

/** The longest `Retry-After` that is waited for; when a server asks for more, the request fails at once. */
export const maxRetryAfterMs = 120_000;

const backoffMs = 500;
// In full, and past a limit by the minute, since the server's own `Retry-After` is often hidden from a page by CORS.
const rateLimitBackoffMs = 4_000;
const moreRetries = 2;

export interface GetJsonOptions {
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Cookies go nowhere by default. */
  credentials?: RequestCredentials | undefined;
  clock?: Clock | undefined;
  /** Gives 0 to 1, spreads the retries. */
  random?: (() => number) | undefined;
  /** For each attempt, the reading of the body included. */
  timeoutMs?: number | undefined;
  /** Further attempts after the first; where there are any, two more after a 429 that does not say how long to wait. */
  retries?: number | undefined;
  budget?: RequestBudget | undefined;
  /** Called with the milliseconds when the request has to wait for the budget or because the server asks for it. */
  onWait?: ((ms: number) => void) | undefined;
}

/**
 * GETs JSON; an empty body (such as 204) is null. Network errors, time-outs, 5xx, 408, 425 and 429 are tried again, after what
 * `Retry-After` says or else an exponential backoff, with full jitter except after 429; a 429 pauses the whole budget.
 * Rejects with `HttpError` only.
 */
export async function getJson(url: URL, options: GetJsonOptions = {}): Promise<unknown> {
  const {
    signal,
    clock = systemClock,
    random = Math.random,
    retries = 3,
    budget,
    onWait,
  } = options;
  try {
    for (let retry = 0; ; retry++) {
      await budget?.take(signal, onWait);
      signal?.throwIfAborted();
      const answer = await attempt(url, options, clock);
      if (!(answer instanceof HttpError)) return answer;
      const limited = answer.code === 'rate-limited';
      const firstMs = limited ? rateLimitBackoffMs : random() * backoffMs;
      const waitMs = waitBefore(answer, firstMs * 2 ** retry);
      if (limited) {
        budget?.pause(Math.min(waitMs, maxRetryAfterMs));
        onWait?.(waitMs);
      }
      const isBlind = retries && limited && !answer.retryAfterMs;
      if (waitMs > maxRetryAfterMs || retry >= retries + (isBlind ? moreRetries : 0)) throw answer;
      await clock.sleep(waitMs, signal);
    }
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
  }: GetJsonOptions,
  clock: Clock,
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
      clock,
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

async function read(response: Response, clock: Clock): Promise<unknown> {
  const { status } = response;
  if (!response.ok)
    return new HttpError(codeOf(status), {
      status,
      retryAfterMs: retryAfterMs(response.headers.get('retry-after'), clock.now()),
    });
  const text = await response.text();
  try {
    return text.trim() ? JSON.parse(text) : null;
  } catch (cause) {
    return new HttpError('bad-answer', { status, cause });
  }
}

/** Request Timeout and Too Early: the same request may be answered later. */
const laterStatuses: readonly number[] = [408, 425];

function codeOf(status: number): HttpError['code'] {
  if (status === 429) return 'rate-limited';
  if (status >= 500 || laterStatuses.includes(status)) return 'server';
  if (status >= 400) return 'refused';
  return status ? 'bad-answer' : 'network';
}

/** Infinity: not worth another attempt. */
function waitBefore({ code, retryAfterMs }: HttpError, usualMs: number): number {
  return code === 'refused' || code === 'bad-answer' ? Infinity : (retryAfterMs ?? usualMs);
}
