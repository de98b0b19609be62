import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const isBrowserModule = (source, importer) =>
  /(^|\/)Browser(\.js)?$/.test(source) && /[\\/]leaflet[\\/]src[\\/]/.test(importer ?? '');

/** A plugin for rollup. It replaces Leaflet's feature detection by leaflet-browser.ts. */
export function leafletPlugin() {
  return {
    name: 'leaflet',
    resolveId: (source, importer) =>
      isBrowserModule(source, importer) ? here('../src/map/view/leaflet-browser.ts') : null,
  };
}

const esbuildPlugin = {
  name: 'leaflet',
  setup({ onResolve }) {
    onResolve({ filter: /Browser(\.js)?$/ }, ({ path, importer }) =>
      isBrowserModule(path, importer)
        ? { path: here('../src/map/view/leaflet-browser.ts') }
        : undefined,
    );
  },
};

/**
 * A plugin for @web/test-runner and @web/dev-server. It serves leaflet.ts and its two companions as
 * one module, made once per run. Leaflet's sources import each other without file endings, which no
 * browser supports.
 */
export function leafletTestPlugin() {
  const files = ['leaflet', 'leaflet-tiles', 'leaflet-layers'];
  let bundle;
  return {
    name: 'leaflet',
    async serve({ path }) {
      const file = files.find((name) => path.endsWith(`/src/map/view/${name}.ts`));
      if (!file) return undefined;
      if (file !== 'leaflet') return { body: "export * from './leaflet.ts';", type: 'js' };
      bundle ??= build({
        stdin: {
          contents: files.map((name) => `export * from './${name}.ts';`).join(''),
          resolveDir: here('../src/map/view'),
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
