import { tsImport } from 'tsx/esm/api';

/**
 * What the tests find on their own origin and on a second one: the reference service at `/api/v1/` and
 * `/scenario/`, and the built files at `/dist/` as they lie on the disk, for any origin to load.
 *
 * @returns {Promise<{ middleware: import('koa').Middleware, otherOrigin: string, close: () => Promise<void> }>}
 */
export async function referenceService() {
  const { createService } = await load('create-service.ts');
  const { nodeHandler } = await load('node-handler.ts');
  const { sendFile } = await load('static-files.ts');
  const { serve } = await load('../serve.ts');

  const service = createService();
  const answer = nodeHandler(service);
  const { port, close } = await serve({ port: 0, service });
  return {
    close,
    // the demo server's next port is the one without the demo
    otherOrigin: `http://127.0.0.1:${port + 1}`,
    middleware(context, next) {
      const { path, req, res } = context;
      const isApi = /^\/(api\/v1|scenario)\//.test(path);
      if (!isApi && !path.startsWith('/dist/')) return next();
      context.respond = false;
      return isApi ? answer(req, res) : sendFile('.', path, req, res);
    },
  };
}

const load = (file) => tsImport(`../../demo/service/${file}`, import.meta.url);
