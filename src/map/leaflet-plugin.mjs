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
  { module: leafletModule('geo[\\\\/]LatLng'), names: ['toBounds', 'wrap'] },
  { module: leafletModule('geo[\\\\/]LatLngBounds'), names: ['intersects'] },
  { module: leafletModule('geometry[\\\\/]Bounds'), names: ['intersects'] },
  {
    module: leafletModule('core[\\\\/]Events'),
    names: ['addEventParent', 'removeEventParent'],
  },
];

/** Of the clusters: those that are cut into tiles. */
const UNUSED_OF_CLUSTERS = [
  'getTile',
  'getTileRaw',
  '_getTile',
  '_addTileFeatures',
  'getClusterExpansionZoom',
];

/** The same of the classes behind the clusters. */
const unusedOfClasses = [
  { module: /[\\/]supercluster[\\/]index\.js$/, names: UNUSED_OF_CLUSTERS },
  { module: /[\\/]kdbush[\\/]index\.js$/, names: ['static from'] },
];

function without(names, code, methodOf) {
  return names.reduce((rest, name) => {
    const next = rest.replace(methodOf(name), '');
    if (next === rest) throw new Error(`there is no method ${name}`);
    return next;
  }, code);
}

const leanLeaflet = (code, names) =>
  without(names, code, (name) => new RegExp(`\\n\\t${name}: function [^]*?\\n\\t},`));
const leanClasses = (code, names) =>
  without(names, code, (name) => new RegExp(`\\n    ${name}\\([^]*?\\n    }`));
const find = (some, path) => some.find(({ module }) => module.test(path));

/**
 * For rollup: Leaflet's feature detection is replaced by leaflet-browser.ts, and what is not used of it and of the clusters
 * left out.
 */
export function leafletPlugin() {
  return {
    name: 'leaflet',
    resolveId: (source, importer) =>
      isBrowserModule(source, importer) ? here('./leaflet-browser.ts') : null,
    transform(code, id) {
      const ofLeaflet = find(unused, id);
      if (ofLeaflet) return { code: leanLeaflet(code, ofLeaflet.names), map: null };
      const ofClass = find(unusedOfClasses, id);
      return ofClass && { code: leanClasses(code, ofClass.names), map: null };
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
