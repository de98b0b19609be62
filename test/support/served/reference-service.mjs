import { tsImport } from 'tsx/esm/api';
import { singleFolder } from './single-form.mjs';

/**
 * Serves these paths on the tests' own origin and on a second one:
 * - `/api/v1/` and `/scenario/`: the reference service
 * - `/dist/`: the built files from the disk, for any origin
 * - `/shop/`: the demo's pages
 * - `/labelled/dist/`: the built files with `Content-Encoding: gzip` for the data, so that
 *   browsers unpack it themselves
 * - `/single/dist/`: the five files of `store-locator assets --single`, which are also at `/dist/`
 *   with `FORM=single`
 *
 * @returns {Promise<{ middleware: import('koa').Middleware, otherOrigin: string, close: () =>
 *   Promise<void> }>}
 */
export async function referenceService() {
  const { createService } = await load('create-service.ts');
  const { nodeHandler } = await load('node-handler.ts');
  const { sendFile } = await load('static-files.ts');
  const { serve } = await load('../serve.ts');

  const service = createService();
  const answer = nodeHandler(service);
  const built = process.env.FORM === 'single' ? singleFolder : '.';
  const { port, close } = await serve({ port: 0, service, built });
  return {
    close,
    // the demo server's next port is the one without the demo
    otherOrigin: `http://127.0.0.1:${port + 1}`,
    middleware(context, next) {
      const { req, res } = context;
      const path = context.path.replace(/^\/(labelled|single)(?=\/dist\/)/, '');
      const isSingle = context.path.startsWith('/single/');
      const isDemo = path.startsWith('/shop/');
      const isApi = /^\/(api\/v1|scenario)\//.test(path);
      if (!isApi && !isDemo && !path.startsWith('/dist/')) return next();
      context.respond = false;
      if (isApi) return answer(req, res);
      const isLabelled = path !== context.path && path.endsWith('.bin');
      if (isLabelled) res.setHeader('Content-Encoding', 'gzip');
      return isDemo
        ? sendFile('demo', path.slice('/shop'.length), req, res)
        : sendFile(isSingle ? singleFolder : built, path, req, res);
    },
  };
}

const load = (file) => tsImport(`../../../demo/service/${file}`, import.meta.url);
