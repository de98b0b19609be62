import { systemClock } from './clock.js';
import { HttpError } from './http-error.js';
import { retryAfterMs } from './retry-after.js';
import type { GetJsonOptions } from './get-json-options.js';

/** The longest `Retry-After` that is waited for; when a server asks for more, the request fails at once. */
const maxRetryAfterMs = 120_000;

const backoffMs = 500;
// In full, and past a limit by the minute, since the server's own `Retry-After` is often hidden from a page by CORS.
const rateLimitBackoffMs = 4_000;
const moreRetries = 2;

/**
 * Makes a GET's further attempts: after what `Retry-After` says or else an exponential backoff, with full jitter except
 * after 429; a 429 pauses the whole budget. Most visitors never need it.
 */
export async function tryAgain(
  first: HttpError,
  attempt: () => Promise<unknown>,
  {
    signal,
    clock = systemClock,
    random = Math.random,
    retries = 3,
    budget,
    onWait,
  }: GetJsonOptions,
): Promise<unknown> {
  let answer: unknown = first;
  for (let retry = 0; answer instanceof HttpError; retry++) {
    answer.retryAfterMs = retryAfterMs(answer.retryAfter ?? null, clock.now());
    const limited = answer.code === 'rate-limited';
    const firstMs = limited ? rateLimitBackoffMs : random() * backoffMs;
    const waitMs = answer.retryAfterMs ?? firstMs * 2 ** retry;
    if (limited) {
      budget?.pause(Math.min(waitMs, maxRetryAfterMs));
      onWait?.(waitMs);
    }
    const isFinal = answer.code === 'refused' || answer.code === 'bad-answer';
    const isBlind = retries && limited && !answer.retryAfterMs;
    const isLast = retry >= retries + (isBlind ? moreRetries : 0);
    if (isFinal || isLast || waitMs > maxRetryAfterMs) throw answer;
    await clock.sleep(waitMs, signal);
    answer = await attempt();
  }
  return answer;
}
