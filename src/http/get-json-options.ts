import type { Clock } from './clock.js';
import type { RequestBudget } from './request-budget.js';

/** A GET takes these: `getJson` for its first attempt, `tryAgain` for further ones. */
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
  /** The longest body that is read, unpacked; a longer one is a bad answer. */
  maxBytes?: number | undefined;
  /** Further attempts after the first; where there are any, two more after a 429 that does not say how long to wait. */
  retries?: number | undefined;
  budget?: RequestBudget | undefined;
  /** Called with the milliseconds when the request has to wait for the budget or because the server asks for it. */
  onWait?: ((ms: number) => void) | undefined;
}
