import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const mimeTypes = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.css': 'text/css',
};

/**
 * What the tests find on their own origin and on a second one: the reference service at `/api/v1/` and
 * `/scenario/`, and the built files at `/dist/`, for any origin to load.
 *
 * @returns {Promise<{ middleware: import('koa').Middleware, otherOrigin: string }>}
 */
export async function referenceService() {
  const service = await loadService();
  const handlers = { '/api/v1/': service, '/scenario/': service, '/dist/': sendBuiltFile };
  const handlerOf = (url) => {
    const prefix = Object.keys(handlers).find((start) => url.startsWith(start));
    return handlers[prefix];
  };

  const server = createServer((request, response) => {
    const handle = handlerOf(request.url);
    if (handle) handle(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();

  return {
    otherOrigin: `http://127.0.0.1:${server.address().port}`,
    middleware(context, next) {
      const handle = handlerOf(context.url);
      if (!handle) return next();
      context.respond = false;
      return handle(context.req, context.res);
    },
  };
}

async function loadService() {
  const load = (path) => tsImport(path, import.meta.url);
  const { createService } = await load('../../demo/service/create-service.ts');
  const { nodeHandler } = await load('../../demo/service/node-handler.ts');
  return nodeHandler(createService());
}

/** As it lies on the disk: the test server would rewrite it. */
async function sendBuiltFile(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const headers = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': mimeTypes[extname(pathname)] ?? 'application/octet-stream',
  };
  try {
    const body = await readFile(`.${pathname}`);
    response.writeHead(200, headers).end(body);
  } catch {
    response.writeHead(404, headers).end();
  }
}
