import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const isBrowserModule = (source, importer) =>
  /(^|\/)Browser(\.js)?$/.test(source) && /[\\/]leaflet[\\/]src[\\/]/.test(importer ?? '');

const leafletModule = (path) => new RegExp(`[\\\\/]leaflet[\\\\/]src[\\\\/]${path}\\.js$`);

/** Methods of Leaflet's map that nothing here calls: flights, geolocation, and what quiet-map.ts has in their place. */
const UNUSED_OF_MAP = [
  'fitWorld',
  'setMinZoom',
  'setMaxZoom',
  'zoomIn',
  'zoomOut',
  'addHandler',
  'panInsideBounds',
  '_panInsideMaxBounds',
  'stop',
  'mouseEventToLatLng',
  'mouseEventToLayerPoint',
  '_latLngBoundsToNewLayerBounds',
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
  '_onMoveEnd',
];

/** What nothing here calls, by the module of Leaflet that has it. */
const unused = [
  { module: leafletModule('map[\\\\/]Map'), names: UNUSED_OF_MAP },
  { module: leafletModule('geo[\\\\/]LatLng'), names: ['toBounds', 'wrap', 'toString'] },
  { module: leafletModule('geo[\\\\/]LatLngBounds'), names: ['intersects', 'equals'] },
  {
    module: leafletModule('geometry[\\\\/]Bounds'),
    names: ['intersects', 'pad', 'equals', 'getTopLeft', 'getBottomRight'],
  },
  {
    module: leafletModule('core[\\\\/]Events'),
    names: ['addEventParent', 'removeEventParent'],
  },
];

const leanLeaflet = (code, names) =>
  names.reduce((rest, name) => {
    const next = rest.replace(new RegExp(`\\n\\t${name}: function [^]*?\\n\\t},`), '');
    if (next === rest) throw new Error(`Leaflet has no method ${name}`);
    return next;
  }, code);

/** For rollup: Leaflet's feature detection is replaced by leaflet-browser.ts, and what is not used of it left out. */
export function leafletPlugin() {
  return {
    name: 'leaflet',
    resolveId: (source, importer) =>
      isBrowserModule(source, importer) ? here('./leaflet-browser.ts') : null,
    transform(code, id) {
      const found = unused.find(({ module }) => module.test(id));
      return found && { code: leanLeaflet(code, found.names), map: null };
    },
  };
}

const esbuildPlugin = {
  name: 'leaflet',
  setup({ onResolve, onLoad }) {
    for (const { module, names } of unused)
      onLoad({ filter: module }, ({ path }) => ({
        contents: leanLeaflet(readFileSync(path, 'utf8'), names),
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
