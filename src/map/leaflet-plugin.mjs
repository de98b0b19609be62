import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const isBrowserModule = (source, importer) =>
  /(^|\/)Browser(\.js)?$/.test(source) && /[\\/]leaflet[\\/]src[\\/]/.test(importer ?? '');

/** For rollup: Leaflet's feature detection is replaced by leaflet-browser.ts. */
export function leafletPlugin() {
  return {
    name: 'leaflet',
    resolveId: (source, importer) =>
      isBrowserModule(source, importer) ? here('./leaflet-browser.ts') : null,
  };
}

const esbuildPlugin = {
  name: 'leaflet',
  setup({ onResolve }) {
    onResolve({ filter: /Browser(\.js)?$/ }, ({ path, importer }) =>
      isBrowserModule(path, importer) ? { path: here('./leaflet-browser.ts') } : undefined,
    );
  },
};

/**
 * For @web/test-runner and @web/dev-server: serves leaflet.ts and leaflet-tiles.ts as one module, made once per run.
 * Leaflet's sources import each other without file endings, which no browser follows.
 */
export function leafletTestPlugin() {
  let bundle;
  return {
    name: 'leaflet',
    async serve({ path }) {
      if (path.endsWith('/src/map/leaflet-tiles.ts'))
        return { body: "export * from './leaflet.ts';", type: 'js' };
      if (!path.endsWith('/src/map/leaflet.ts')) return undefined;
      bundle ??= build({
        stdin: {
          contents: "export * from './leaflet.ts'; export * from './leaflet-tiles.ts';",
          resolveDir: here('.'),
        },
        bundle: true,
        format: 'esm',
        target: 'es2022',
        write: false,
        plugins: [esbuildPlugin],
      });
      return { body: (await bundle).outputFiles[0].text, type: 'js' };
    },
  };
}
