/** Lets pages of any origin read an answer, its `Retry-After` included. */
export function withCors(response: Response): Response {
  // a network error has no headers to write
  if (response.type === 'error') return response;
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/**
 * Answers a preflight request. It allows every requested header, because a key's name can be
 * chosen.
 */
export function preflight(request: Request): Response {
  const asked = request.headers.get('Access-Control-Request-Headers') ?? '';
  const names = asked
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => /^[\w-]+$/.test(name));
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
      'Access-Control-Allow-Headers': [...new Set(['public_key', 'secret_key', ...names])].join(
        ', ',
      ),
      'Access-Control-Max-Age': '600',
      Vary: 'Access-Control-Request-Headers',
    },
  });
}
