/**
 * A page that shows the same stores. It fires `bench-all` at the window when it shows all of them.
 */
export interface Rival {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  /** The script beside this file. */
  readonly script: string;
  /** The page holds its script itself, so that the browser does not have to ask for it. */
  readonly isInline?: boolean;
  readonly styles: readonly string[];
  readonly body: string;
  /** in the document, or in what `benchRoot` gives */
  readonly firstRow: string;
  readonly list: string;
  readonly button: string;
  readonly box?: string | undefined;
}

export const rivals: readonly Rival[] = [
  {
    id: 'plain',
    name: 'plain page',
    what: 'the floor, written by hand without a library, with its script in the page: reads, parses and paints the first 30 rows; no map, no search',
    script: 'plain-page.js',
    isInline: true,
    styles: [],
    body: '<ul id="list"></ul>',
    firstRow: '#list li',
    list: '#list',
    button: '#list li:nth-of-type(2) button',
  },
  {
    id: 'usual',
    name: 'usual page',
    what: 'Leaflet 1.9 with its cluster plugin, every store a row, a box that filters them',
    script: 'usual-page.js',
    styles: ['leaflet/dist/leaflet.css', 'leaflet.markercluster/dist/MarkerCluster.css'],
    body: '<input id="box"><div id="map" style="height: 400px"></div><ul id="list"></ul>',
    firstRow: '#list li',
    list: '#list',
    button: '#list li:nth-of-type(2) button',
    box: '#box',
  },
  {
    id: 'vendor',
    name: 'vendor’s element',
    what: 'the store locator of @googlemaps/extended-component-library, its script stubbed: it draws no map here',
    script: 'vendor-page.js',
    styles: [],
    body: '<gmpx-store-locator feature-set="intermediate" style="height: 700px"></gmpx-store-locator>',
    firstRow: '#location-results-list li',
    list: '#location-results-list',
    button: '#location-results-list li:nth-of-type(2) button',
  },
];
