import { Refusal } from '../refusal.js';
import type { Scenario, ScenarioCall } from './scenario.js';

const RETRY_AFTER_SECONDS = 2;
const SLOW_MS = 1500;

const serverError = (): never => {
  throw new Refusal(500, 'server_error', 'The service failed.');
};
const tooMany = (retryAfter: string): never => {
  throw new Refusal(429, 'rate_limited', 'Too many requests.', { 'Retry-After': retryAfter });
};
const isPage2 = ({ request }: ScenarioCall) =>
  new URL(request.url).searchParams.get('page') === '2';

/** A date in HTTP's form has whole seconds, so it is rounded up: never earlier than promised. */
const httpDate = (timeMs: number) => new Date(Math.ceil(timeMs / 1000) * 1000).toUTCString();

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/** Trouble on the way: late, failing, limited or cut connections. */
export const failures: readonly Scenario[] = [
  {
    name: 'slow',
    does: 'Every answer comes 1.5 seconds late.',
    answer: async ({ delay, usual }) => {
      await delay(SLOW_MS);
      return usual();
    },
  },
  {
    name: 'hangs',
    does: 'No answer ever comes; the preflight does.',
    answer: ({ signal }) => untilAborted(signal),
  },
  {
    name: 'offline',
    does: 'The connection breaks at every request.',
    answer: () => Response.error(),
  },
  {
    name: 'flaky-network',
    does: 'The connection breaks at the first request for each page or product, then works.',
    answer: ({ countAttempt, usual }) => (countAttempt() === 1 ? Response.error() : usual()),
  },
  {
    name: 'page-2-fails-twice',
    does: 'Page 2 answers 500 twice, then works.',
    answer: (call) => (isPage2(call) && call.countAttempt() <= 2 ? serverError() : call.usual()),
  },
  {
    name: 'page-2-fails',
    does: 'Page 2 always answers 500; the other pages work.',
    answer: (call) => (isPage2(call) ? serverError() : call.usual()),
  },
  {
    name: 'server-error',
    does: 'Everything answers 500.',
    answer: serverError,
  },
  {
    name: 'rate-limited',
    does: 'The first request for each page or product answers 429 with Retry-After: 2, then works.',
    answer: ({ countAttempt, usual }) =>
      countAttempt() === 1 ? tooMany(String(RETRY_AFTER_SECONDS)) : usual(),
  },
  {
    name: 'rate-limited-date',
    does: 'The same as rate-limited with Retry-After as an HTTP date two seconds ahead.',
    answer: ({ countAttempt, now, usual }) =>
      countAttempt() === 1 ? tooMany(httpDate(now() + RETRY_AFTER_SECONDS * 1000)) : usual(),
  },
  {
    name: 'rate-limited-always',
    does: 'Everything answers 429 with Retry-After: 2.',
    answer: () => tooMany(String(RETRY_AFTER_SECONDS)),
  },
];
