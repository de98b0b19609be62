import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';
/** How often another free port is tried when the one above it is taken. */
const TRIES = 20;

/**
 * Two servers on neighbouring ports of the loopback; port 0 finds any free pair.
 * Rejects with the `EADDRINUSE` error when a port is taken.
 */
export async function listenPair(
  port: number,
  [first, second]: readonly [RequestListener, RequestListener],
): Promise<{ port: number; servers: readonly Server[] }> {
  for (let tried = 1; ; tried++) {
    const lower = await listen(port, first);
    const found = (lower.address() as AddressInfo).port;
    try {
      return { port: found, servers: [lower, await listen(found + 1, second)] };
    } catch (error) {
      lower.close();
      if (port !== 0 || tried === TRIES) throw error;
    }
  }
}

async function listen(port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(port, LOOPBACK);
  await once(server, 'listening');
  return server;
}
