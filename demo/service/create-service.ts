import { answerApi } from './answer-api.js';
import { demoData } from './demo-data.js';
import type { LocationRecord } from './location-record.js';
import { Refusal } from './refusal.js';
import { preflight, withCors } from './with-cors.js';

export interface ServiceOptions {
  /** milliseconds since 1970; for dates in answers */
  readonly now?: (() => number) | undefined;
  /** resolves after that many milliseconds; for slow answers */
  readonly delay?: ((ms: number) => Promise<void>) | undefined;
  /** replaces the invented listing */
  readonly locations?: readonly LocationRecord[] | undefined;
}

/** Answers a request to the reference service; an error is an answer too. */
export type Service = (request: Request) => Promise<Response>;

/** The reference service: all operations of the API at `/api/v1/`. */
export function createService(options: ServiceOptions = {}): Service {
  const data = options.locations ? { ...demoData, listing: options.locations } : demoData;

  return async (request) => {
    if (request.method === 'OPTIONS') return withCors(preflight(request));
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new Refusal(405, 'method_not_allowed', 'Everything here is read with GET.', {
          Allow: 'GET, HEAD, OPTIONS',
        });
      return withCors(answerApi(request, data));
    } catch (error) {
      if (error instanceof Refusal) return withCors(error.toResponse());
      throw error;
    }
  };
}
