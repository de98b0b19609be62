import { systemClock, type Clock } from '../../http/clock.js';
import { HttpError } from '../../http/http-error.js';
import { anySignal } from '../../http/any-signal.js';
import { retryAfterMs } from '../../http/retry-after.js';
import { RequestPace } from './request-pace.js';

/** The settings for requests to a geocoder. */
export interface AskOptions {
  readonly requestsPerSecond?: number | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Called for every wait that the service asks for or that follows a failure, in milliseconds. */
  readonly onWait?: ((ms: number, reason: HttpError) => void) | undefined;
}

export interface QuestionOptions {
  /** Cancels a request only before it is sent: the answer to a sent request may have cost money. */
  readonly signal?: AbortSignal | undefined;
  /** Called just before each attempt leaves, and after each attempt that fails. */
  readonly watch?: ((moment: 'sent' | 'failed') => void) | undefined;
}

/** Sends one request and resolves with the text of the response. */
export type Ask = (
  url: URL,
  init: RequestInit,
  options: QuestionOptions & { readonly timeoutMs: number },
) => Promise<string>;

const retries = 4;
const backoffMs = 2_000;
/**
 * The longest wait that a service may ask for. If it asks for more, the run ends, and a later run
 * continues.
 */
const maxRetryAfterMs = 10 * 60_000;

/**
 * Creates a function that sends requests at a limited rate. It retries network errors, time-outs,
 * 5xx and 429 after the time in `Retry-After`, or else after growing waits. No other request is
 * sent during a wait. It rejects with `HttpError`, whose `cause` is the body of a refusal.
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
    const controller = anySignal(undefined);
    try {
      return await Promise.race([
        fetch(url, { ...init, signal: controller.signal }).then(read),
        clock.sleep(timeoutMs, controller.signal).then(() => new HttpError('timeout')),
      ]);
    } catch (cause) {
      return new HttpError('network', { cause });
    } finally {
      controller.abort();
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
