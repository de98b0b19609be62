import { systemClock, type Clock } from '../../http/clock.js';
import { HttpError } from '../../http/http-error.js';
import { linkedAbort } from '../../http/linked-abort.js';
import { retryAfterMs } from '../../http/retry-after.js';
import { RequestPace } from './request-pace.js';

/** How a geocoder is asked. */
export interface AskOptions {
  readonly requestsPerSecond?: number | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Hears of every wait that the service asks for or that follows a failure. */
  readonly onWait?: ((ms: number, reason: HttpError) => void) | undefined;
}

export interface QuestionOptions {
  /** Aborts before the request is sent, never after: its answer may have been paid for. */
  readonly signal?: AbortSignal | undefined;
  /** Called when the request is about to leave, and when it failed; it may then leave again. */
  readonly watch?: ((moment: 'sent' | 'failed') => void) | undefined;
}

/** The text of an answer. */
export type Ask = (
  url: URL,
  init: RequestInit,
  options: QuestionOptions & { readonly timeoutMs: number },
) => Promise<string>;

const retries = 4;
const backoffMs = 2_000;
/** A service that asks for more is left alone: a later run goes on. */
const maxRetryAfterMs = 10 * 60_000;

/**
 * Sends requests at a pace. Network errors, time-outs, 5xx and 429 are tried again, after what `Retry-After` says or
 * with growing waits, in which nothing else is sent. Rejects with `HttpError`; its `cause` is the body of a refusal.
 */
export function createAsk({
  requestsPerSecond = 1,
  fetch = globalThis.fetch,
  clock = systemClock,
  onWait,
}: AskOptions): Ask {
  const pace = new RequestPace(requestsPerSecond, clock);

  return async (url, init, { timeoutMs, signal, watch }) => {
    for (let retry = 0; ; retry++) {
      await pace.take(signal);
      watch?.('sent');
      const answer = await attempt(url, init, timeoutMs);
      if (!(answer instanceof HttpError)) return answer;
      watch?.('failed');
      const waitMs = answer.retryAfterMs ?? backoffMs * 2 ** retry;
      if (answer.code === 'refused' || retry === retries || waitMs > maxRetryAfterMs) throw answer;
      pace.pause(waitMs);
      onWait?.(waitMs, answer);
    }
  };

  async function attempt(url: URL, init: RequestInit, timeoutMs: number) {
    const link = linkedAbort(undefined);
    try {
      return await Promise.race([
        fetch(url, { ...init, signal: link.signal }).then(read),
        clock.sleep(timeoutMs, link.signal).then(() => new HttpError('timeout')),
      ]);
    } catch (cause) {
      return new HttpError('network', { cause });
    } finally {
      link.abort();
    }
  }

  async function read(response: Response): Promise<string | HttpError> {
    const { status, ok, headers } = response;
    const text = await response.text();
    if (ok) return text;
    return new HttpError(codeOf(status), {
      status,
      retryAfterMs: retryAfterMs(headers.get('retry-after'), clock.now()),
      cause: text,
    });
  }
}

function codeOf(status: number): HttpError['code'] {
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'server' : 'refused';
}
