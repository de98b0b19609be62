import type { ApiOptions } from '../answer-api.js';
import type { ServiceData } from '../service-data.js';

/** A service that behaves in one unusual way. */
export interface Scenario {
  /** kebab-case; its place in the address */
  readonly name: string;
  /** one sentence for `/scenario/list` */
  readonly does: string;
  /** Answers a GET; a preflight never comes here. May throw a `Refusal`. */
  readonly answer: (call: ScenarioCall) => Response | Promise<Response>;
}

export interface ScenarioCall {
  /** its address begins at `/api/v1/` */
  readonly request: Request;
  /** aborts when the client goes away */
  readonly signal: AbortSignal;
  readonly data: ServiceData;
  /** Counts this request: how often its operation, page and product were asked for in this run. */
  readonly countAttempt: () => number;
  readonly now: () => number;
  readonly delay: (ms: number) => Promise<void>;
  /** The answer of the usual service, for another request or from other data if given. */
  readonly usual: (changes?: UsualChanges) => Response;
}

export interface UsualChanges extends ApiOptions {
  readonly request?: Request | undefined;
  readonly data?: Partial<ServiceData> | undefined;
}
