import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const command = 'dist/npm/cli/store-locator.js';

/** Copies the Shopify extension into a folder, and fills its assets as its README says. */
export async function fillShopify(folder, countries = 'FR,DE') {
  await cp('kits/shopify', folder, {
    recursive: true,
    filter: (path) => !/assets.store-locator-(?!loader)/.test(path),
  });
  const assets = join(folder, 'assets');
  const options = ['--countries', countries, '--out', assets, '--single'];
  await run(process.execPath, [command, 'assets', ...options]);
  await cp('dist/cdn/store-locator-elements.css', join(assets, 'store-locator-elements.css'));
}

/** The settings of a block, as its Liquid file has them. */
export async function readSchema(folder, block) {
  const text = await readFile(join(folder, 'blocks', `${block}.liquid`), 'utf8');
  return JSON.parse(/{% schema %}([^]*){% endschema %}/.exec(text)[1]);
}
