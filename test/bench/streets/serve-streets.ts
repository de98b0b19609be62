import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface StreetsSite {
  readonly url: string;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' },
  ...{ '.json': 'application/json', '.wasm': 'application/wasm' },
};
const tileFolder = 'test/fixtures/streets/paris';

/** The page of a subject: the same view of the same part of Paris, 764 × 560. */
const pages: Readonly<Record<string, string>> = {
  '/ours.html': `<script type="module" src="/dist/cdn/store-locator.js"></script>
    <store-locator src="/demo/streets/stores.json" streets-src="/demo/streets/"></store-locator>
    <script type="module">
      const locator = document.querySelector('store-locator');
      const heard = (event) => new Promise((done) => locator.addEventListener(event, done));
      await Promise.all([heard('store-locator-map'), heard('store-locator-positions')]);
      // The first frame around all stores comes a little later.
      for (let frames = 10; frames > 0; frames--) await new Promise(requestAnimationFrame);
      locator.map.setView(VIEW, ZOOM, { animate: false });
    </script>`,
  '/rival.html': `<link rel="stylesheet" href="/node_modules/leaflet/dist/leaflet.css">
    <script src="/node_modules/leaflet/dist/leaflet.js"></script>
    <script src="/node_modules/protomaps-leaflet/dist/protomaps-leaflet.js"></script>
    <div id="map" style="inline-size: 764px; block-size: 560px"></div>
    <script type="module">
      const { LineSymbolizer, PolygonSymbolizer, LineLabelSymbolizer, leafletLayer } = protomapsL;
      const is = (...kinds) => (_, { props }) => kinds.includes(props.class);
      const line = (filter, color, width) => ({ dataLayer: 'transportation', filter,
        symbolizer: new LineSymbolizer({ color, width }) });
      const area = (dataLayer, fill) => ({ dataLayer, symbolizer: new PolygonSymbolizer({ fill }) });
      const minor = is('minor', 'tertiary', 'secondary', 'pedestrian');
      const major = is('primary', 'trunk', 'motorway');
      const layer = leafletLayer({
        url: '/tiles/{z}/{x}/{y}.mvt',
        maxDataZoom: 14,
        backgroundColor: '#e6e6e6',
        paintRules: [
          area('landcover', '#c8e0c4'), area('park', '#c8e0c4'), area('water', '#cfe0ee'),
          line(is('rail'), '#b0b0b0', 1.5),
          line(minor, '#c8c8c8', 6), line(major, '#d0b080', 8),
          line(minor, '#ffffff', 4), line(major, '#fde0b0', 6),
        ],
        labelRules: [{ dataLayer: 'transportation_name', symbolizer: new LineLabelSymbolizer({
          labelProps: ['name'], fill: '#444', stroke: '#fff', width: 2, font: '500 12px sans-serif' }) }],
      });
      layer.on('tileload', () => { window.painted ??= performance.now(); });
      L.map('map').setView(VIEW, ZOOM).addLayer(layer);
    </script>`,
};

/** Serves both pages, packed with gzip as a usual server does. */
export async function serveStreets(
  view: readonly [lat: number, lng: number],
  zoom: number,
): Promise<StreetsSite> {
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const page = pages[path];
    const tile = /^\/tiles(\/\d+\/\d+\/\d+\.mvt)$/.exec(path)?.[1];
    const file = tile ? `${tileFolder}${tile}.gz` : join('.', path);
    if (!page && !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const isPacked = tile !== undefined;
    const content = page
      ? `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
        <title>Streets</title>${page.replace('VIEW', JSON.stringify(view)).replace('ZOOM', String(zoom))}`
      : readFileSync(file);
    const type = page ? 'text/html' : (types[extname(file)] ?? 'application/octet-stream');
    response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
      .end(isPacked ? content : gzipSync(content, { level: 9 }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
