import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Service } from './create-service.js';

/**
 * Serves the reference service over Node's HTTP. A request's signal aborts when its client goes
 * away.
 */
export function nodeHandler(service: Service) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const goneAway = new AbortController();
    outgoing.once('close', () => goneAway.abort());
    const request = toRequest(incoming, goneAway.signal);
    if (!request) {
      outgoing.writeHead(400).end();
      return;
    }
    try {
      await send(await service(request), outgoing);
    } catch (error) {
      if (goneAway.signal.aborted) return;
      console.error(error);
      outgoing.writeHead(500).end();
    }
  };
}

/** Undefined for what HTTP allows and a `Request` does not: TRACE, or a target that is no path. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  try {
    // the body is never read: nothing here is written to
    return new Request(`http://localhost${incoming.url ?? '/'}`, {
      method: incoming.method ?? 'GET',
      headers,
      signal,
    });
  } catch {
    return undefined;
  }
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
}
