import { tsImport } from 'tsx/esm/api';
import { singleFolder } from './single-form.mjs';

/**
 * What the tests find on their own origin and on a second one: the reference service at `/api/v1/` and
 * `/scenario/`, and the built files at `/dist/` as they lie on the disk, for any origin to load; the demo's pages at `/shop/`. At `/labelled/dist/`
 * they lie again, on a server that says `Content-Encoding: gzip` of the data, so that browsers unpack it themselves; and
 * at `/single/dist/` in the five files of `store-locator assets --single`. With `FORM=single` those are the ones at `/dist/`.
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
