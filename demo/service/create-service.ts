import { answerApi } from './answer-api.js';
import { createAttempts } from './attempts.js';
import { demoData } from './demo-data.js';
import type { LocationRecord } from './location-record.js';
import { Refusal } from './refusal.js';
import type { ScenarioCall } from './scenarios/scenario.js';
import { scenarios } from './scenarios/scenarios.js';
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

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The reference service: every operation of the API at `/api/v1/…`, the same with trouble at
 * `/scenario/NAME~RUN/api/v1/…`, and `/scenario/list`. Rejects only when the request was aborted.
 */
export function createService(options: ServiceOptions = {}): Service {
  const { now = Date.now, delay = sleep, locations } = options;
  const data = locations ? { ...demoData, listing: locations } : demoData;
  const countAttempt = createAttempts();

  const answer = (original: Request): Response | Promise<Response> => {
    if (original.method !== 'GET' && original.method !== 'HEAD')
      throw new Refusal(405, 'method_not_allowed', 'Everything here is read with GET.', {
        Allow: 'GET, HEAD, OPTIONS',
      });
    const { name, run, url } = route(original.url);
    if (name === 'list' && url.pathname === '/') return Response.json(listed());
    const scenario = scenarios.get(name);
    if (!scenario)
      throw new Refusal(
        404,
        'unknown_scenario',
        `There is no scenario "${name}". There are: ${[...scenarios.keys()].join(', ')}.`,
      );
    const request = new Request(url, { method: original.method, headers: original.headers });
    const usual: ScenarioCall['usual'] = ({
      request: other = request,
      data: changed,
      ...rest
    } = {}) => answerApi(other, { ...data, ...changed }, rest);
    return scenario.answer({
      request,
      signal: original.signal,
      data,
      countAttempt: () => countAttempt(`${name}~${run}`, subject(url)),
      now,
      delay,
      usual,
    });
  };

  return async (request) => {
    if (request.method === 'OPTIONS') return withCors(preflight(request));
    try {
      return withCors(withoutBody(await answer(request), request.method));
    } catch (error) {
      if (error instanceof Refusal) return withCors(error.toResponse());
      throw error;
    }
  };
}

/** Splits an address into the scenario, its run and the address that the scenario answers. */
function route(address: string): { name: string; run: string; url: URL } {
  const url = new URL(address);
  const parts = /^\/scenario\/([^/~]*)(?:~([^/]*))?(\/.*)?$/.exec(url.pathname);
  if (!parts) return { name: 'default', run: '', url };
  const [, name = '', run = '', path = '/'] = parts;
  url.pathname = path;
  return { name, run, url };
}

/**
 * Returns the page and product that a request asks for. How the request carries its keys does not
 * matter.
 */
function subject({ pathname, searchParams }: URL): string {
  return [pathname, searchParams.get('page') ?? '1', searchParams.get('product_id')].join(' ');
}

const listed = () => [...scenarios.values()].map(({ name, does }) => ({ name, does }));

const withoutBody = (response: Response, method: string) =>
  method === 'HEAD' && response.type !== 'error' ? new Response(null, response) : response;
