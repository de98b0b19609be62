import { randomBytes } from 'node:crypto';

/** Headers that let pages of any origin read a response. */
export const readable = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store',
};

/** The page that a captive portal sends in place of any response. */
export const loginPage = '<!doctype html><title>Log in</title><p>Log in to use this network.';
const megabytes = 30;
const dripMs = 400;

const status =
  (code, headers = {}, body = 'no') =>
  ({ response }) =>
    response.writeHead(code, { ...readable, 'content-type': 'text/plain', ...headers }).end(body);

/** Returns half of a body, sent with the headers of the whole body. */
const half = (body) => body.subarray(0, body.length >> 1);

/**
 * The possible faults of a request, by their names in the table. Each gets `request`, `response`,
 * `real` (the headers and body that a working server sends), `origins` and `goOffline`. A
 * preflight succeeds before the fault, except with the faults in `ofPreflight`.
 */
export const faults = {
  refused: ({ request }) => request.socket.resetAndDestroy(),
  'never answers': () => {},
  cut: ({ response, real }) => {
    response.writeHead(200, { ...real.headers, 'content-length': real.body.length });
    response.write(half(real.body), () => response.destroy());
  },
  drip: ({ response, real }) => {
    response.writeHead(200, { ...real.headers, 'content-length': real.body.length });
    let at = 0;
    // eslint-disable-next-line no-restricted-syntax -- a slow answer is the fault itself
    const timer = setInterval(() => response.write(real.body.subarray(at, ++at)), dripMs);
    response.once('close', () => clearInterval(timer));
  },
  400: status(400),
  401: status(401),
  403: status(403),
  404: status(404),
  408: status(408),
  // Longer than the time before the repair of the file, given that timers run faster.
  '429 with seconds': status(429, { 'retry-after': '16' }),
  '429 with a date': (call) =>
    status(429, { 'retry-after': new Date(Date.now() + 90_000).toUTCString() })(call),
  429: status(429),
  500: status(500),
  '502 HTML': status(502, { 'content-type': 'text/html' }, '<h1>Bad Gateway</h1>'),
  503: status(503),
  204: ({ response }) => response.writeHead(204, readable).end(),
  'wrong type': ({ response, real }) =>
    response.writeHead(200, { ...real.headers, 'content-type': 'text/plain' }).end(real.body),
  'gzip garbage': ({ response, real }) =>
    response
      .writeHead(200, { ...real.headers, 'content-encoding': 'gzip' })
      .end(randomBytes(2_000)),
  truncated: ({ response, real }) => response.writeHead(200, real.headers).end(half(real.body)),
  '30 MB': ({ response, real }) =>
    response.writeHead(200, real.headers).end(Buffer.alloc(megabytes << 20, 'x')),
  'CORS on the preflight': ({ response, real }) =>
    response.writeHead(200, real.headers).end(real.body),
  'CORS on the GET': ({ response, real }) => {
    const headers = { ...real.headers };
    delete headers['access-control-allow-origin'];
    response.writeHead(200, headers).end(real.body);
  },
  offline: ({ request, goOffline }) => void goOffline().then(() => request.socket.destroy()),
  'captive redirect': ({ response, origins }) =>
    response.writeHead(302, { ...readable, location: `${origins.page}/login` }).end(),
  'captive 200': status(200, { 'content-type': 'text/html' }, loginPage),
};

/** Faults of the preflight itself. */
export const ofPreflight = new Set(['CORS on the preflight', 'refused', 'never answers']);
