import type { Clock } from './clock.js';
import type { RequestBudget } from './request-budget.js';

/** Options of a GET. `getJson` uses them for the first attempt, `tryAgain` for further ones. */
export interface GetJsonOptions {
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** No cookies are sent by default. */
  credentials?: RequestCredentials | undefined;
  clock?: Clock | undefined;
  /** Returns a number from 0 to 1 that spreads the retries. */
  random?: (() => number) | undefined;
  /** The limit for each attempt, including the reading of the body. */
  timeoutMs?: number | undefined;
  /** The longest body that is read, in uncompressed bytes. A longer one is a bad answer. */
  maxBytes?: number | undefined;
  /**
   * Further attempts after the first. If it is not 0, a 429 that does not say how long to wait adds
   * two more.
   */
  retries?: number | undefined;
  budget?: RequestBudget | undefined;
  /**
   * Called with the wait in milliseconds, when the request must wait for the budget or when the
   * server asks for a wait.
   */
  onWait?: ((ms: number) => void) | undefined;
}
