import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

/**
 * Runs `work` with the address of the configurator alone, as a bundler makes it, beside the built
 * files and the demo.
 *
 * @param {(address: string) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withConfigurator(work) {
  const folder = await mkdtemp(join(tmpdir(), 'configurator-'));
  const source = 'site/configurator';
  for (const name of ['stand-alone.html', 'stand-alone.css', 'configurator.css'])
    await cp(join(source, name), join(folder, name));
  await build({
    entryPoints: [join(source, 'stand-alone.ts')],
    tsconfig: 'tsconfig.json',
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: folder,
  });
  const { sendFile } = await tsImport('../../demo/service/static-files.ts', import.meta.url);
  const server = createServer((request, response) => {
    const path = request.url.replace(/\?.*$/, '').replace('stand-alone.ts', 'stand-alone.js');
    const isDemo = path.startsWith('/shop/');
    const root = isDemo ? 'demo' : path.startsWith('/dist/') ? '.' : folder;
    sendFile(root, isDemo ? path.slice('/shop'.length) : path, request, response).catch(() =>
      response.destroy(),
    );
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/stand-alone.html`);
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
