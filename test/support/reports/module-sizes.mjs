import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const allSizes = [];

/**
 * A rollup plugin for `npm run size`. It notes which modules are in which file, and their length
 * before minifying.
 */
export function moduleSizes() {
  return {
    name: 'module-sizes',
    async generateBundle(_, bundle) {
      const sizes = Object.values(bundle).flatMap(({ fileName, modules = {} }) =>
        Object.entries(modules).map(([id, { renderedLength: bytes }]) => ({
          file: fileName,
          module: id.replace(root, ''),
          bytes,
        })),
      );
      await mkdir('.cache', { recursive: true });
      allSizes.push(...sizes);
      await writeFile('.cache/module-sizes.json', JSON.stringify(allSizes));
    },
  };
}
