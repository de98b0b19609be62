import { systemClock } from './clock.js';
import { HttpError } from './http-error.js';
import { retryAfterMs } from './retry-after.js';
import type { GetJsonOptions } from './get-json-options.js';

/** The longest `Retry-After` to wait for. A longer one makes the request fail at once. */
const maxRetryAfterMs = 120_000;

const backoffMs = 500;
// No jitter shortens this wait, and the retries outlast a limit per minute. CORS often hides the
// server's `Retry-After` from a page.
const rateLimitBackoffMs = 4_000;
const moreRetries = 2;

/**
 * Makes the further attempts of a GET. It waits as `Retry-After` says, or else by an exponential
 * backoff. The backoff has full jitter, except after a 429. A 429 pauses the whole budget. Most
 * visitors never load this code.
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
