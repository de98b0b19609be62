import { Refusal } from '../refusal.js';
import type { Scenario } from './scenario.js';

/** The request as it leaves a proxy that drops header names with an underscore, as nginx does. */
function withoutUnderscores(request: Request): Request {
  const headers = [...request.headers].filter(([name]) => !name.includes('_'));
  return new Request(request.url, { method: request.method, headers });
}

const refuse = (status: number, code: string, message: string) => (): never => {
  throw new Refusal(status, code, message);
};

/** Keys that are lost, renamed or refused. */
export const keys: readonly Scenario[] = [
  {
    name: 'headers-dropped',
    does: 'Key headers are lost on the way, so the preflight passes and the GET answers 401; keys as query parameters work.',
    answer: ({ request, usual }) => usual({ request: withoutUnderscores(request) }),
  },
  {
    name: 'key-name',
    does: 'The public key is called X-Public-Key or key, as a header or a query parameter; public_key is not known.',
    answer: ({ usual }) => usual({ publicKeyNames: ['X-Public-Key', 'key'] }),
  },
  {
    name: 'unauthorized',
    does: 'Everything answers 401.',
    answer: refuse(401, 'key_wrong', 'The public key is not known.'),
  },
  {
    name: 'forbidden',
    does: 'Everything answers 403.',
    answer: refuse(403, 'forbidden', 'This key may not read here.'),
  },
  {
    name: 'not-found',
    does: 'Everything answers 404.',
    answer: refuse(404, 'not_found', 'There is no such service here.'),
  },
];
