import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const isBrowserModule = (source, importer) =>
  /(^|\/)Browser(\.js)?$/.test(source) && /[\\/]leaflet[\\/]src[\\/]/.test(importer ?? '');

const mapModule = /[\\/]leaflet[\\/]src[\\/]map[\\/]Map\.js$/;

/** Methods of Leaflet's map that nothing here calls: flights, geolocation, and events of the mouse (quiet-map.ts). */
const UNUSED = [
  'flyTo',
  'flyToBounds',
  'panInside',
  'locate',
  'stopLocate',
  '_handleGeolocationError',
  '_handleGeolocationResponse',
  '_initEvents',
  '_findEventTargets',
  '_isClickDisabled',
  '_handleDOMEvent',
  '_fireDOMEvent',
  '_draggableMoved',
];

function withoutUnused(code) {
  return UNUSED.reduce((rest, name) => {
    const next = rest.replace(new RegExp(`\\n\\t${name}: function [^]*?\\n\\t},`), '');
    if (next === rest) throw new Error(`Leaflet's map has no method ${name}`);
    return next;
  }, code);
}

/** For rollup: Leaflet's feature detection is replaced by leaflet-browser.ts, and what is not used of its map left out. */
export function leafletPlugin() {
  return {
    name: 'leaflet',
    resolveId: (source, importer) =>
      isBrowserModule(source, importer) ? here('./leaflet-browser.ts') : null,
    transform: (code, id) =>
      mapModule.test(id) ? { code: withoutUnused(code), map: null } : undefined,
  };
}

const esbuildPlugin = {
  name: 'leaflet',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: mapModule }, ({ path }) => ({
      contents: withoutUnused(readFileSync(path, 'utf8')),
    }));
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
