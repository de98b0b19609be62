import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createService, type Service } from './service/create-service.js';
import { listenPair } from './service/listen-pair.js';
import { nodeHandler } from './service/node-handler.js';
import { sendFile, sendRefusal } from './service/static-files.js';

export interface ServeOptions {
  /** the next port serves the same API as another origin; 0 finds any free pair */
  readonly port: number;
  readonly service?: Service | undefined;
  /** the repository's folder, which holds `demo/` and `dist/` */
  readonly root?: string | undefined;
  /** the folder that holds the `dist/` to serve, the repository's by default */
  readonly built?: string | undefined;
}

export interface Serving {
  readonly port: number;
  /** Aborts requests under way and frees both ports. */
  readonly close: () => Promise<void>;
}

/**
 * Matches the data files of the service that a page may read. Private fields and reservations need
 * the secret key.
 */
const publicData = /^\/service\/data\/(products|positions|city-positions|details)\.json$/;

/**
 * Serves the demo, the built files at `/dist/…` and the reference service at `/api/v1/…` and
 * `/scenario/…` on the loopback. The next port serves the same without the demo. Rejects with the
 * `EADDRINUSE` error when a port is taken.
 */
export async function serve({
  port,
  service = createService(),
  root = join(dirname(fileURLToPath(import.meta.url)), '..'),
  built = root,
}: ServeOptions): Promise<Serving> {
  const answer = nodeHandler(service);

  const handle = (withDemo: boolean) => (request: IncomingMessage, response: ServerResponse) => {
    const path = plainPath(request.url ?? '/');
    if (path !== undefined && /^\/(api|scenario)\//.test(path)) {
      void answer(request, response);
      return;
    }
    const folder = path === undefined ? undefined : folderOf(path, { withDemo, root, built });
    if (path === undefined || folder === undefined) {
      sendRefusal(404, 'There is nothing at this address.', response);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendRefusal(405, 'Files are read with GET.', response);
    } else {
      // a page that goes away in the middle of a file is no error
      sendFile(folder, path, request, response).catch(() => response.destroy());
    }
  };

  const pair = await listenPair(port, [handle(true), handle(false)]);
  return {
    port: pair.port,
    close: async () => {
      await Promise.all(
        pair.servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
}

/**
 * Returns the path decoded and with its dots resolved, as a file system reads it. Returns undefined
 * for a path that cannot be decoded.
 */
function plainPath(target: string): string | undefined {
  try {
    return posix.normalize(decodeURIComponent(target.replace(/[?#].*$/, '')));
  } catch {
    return undefined;
  }
}

function folderOf(
  path: string,
  { withDemo, root, built }: { withDemo: boolean; root: string; built: string },
): string | undefined {
  if (path.startsWith('/dist/')) return built;
  const isOfDemo = withDemo && (!path.startsWith('/service/') || publicData.test(path));
  return isOfDemo ? join(root, 'demo') : undefined;
}

async function main(): Promise<void> {
  const wanted = Number(process.env.PORT ?? 8000);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_534) {
    console.error(`PORT is "${process.env.PORT}": it is a whole number up to 65534.`);
    process.exitCode = 1;
    return;
  }
  try {
    const { port } = await serve({ port: wanted });
    console.log(`Demo:                 http://localhost:${port}/`);
    console.log(`Service:              http://localhost:${port}/api/v1/locations.json`);
    console.log(`Scenarios:            http://localhost:${port}/scenario/list`);
    console.log(`As another origin:    http://localhost:${port + 1}/api/v1/locations.json`);
    console.log('Keys:                 pk_demo, sk_demo');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const { port } = error as NodeJS.ErrnoException & { port: number };
    console.error(`Port ${port} is taken. Choose another: PORT=${wanted + 100} npm run demo`);
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
