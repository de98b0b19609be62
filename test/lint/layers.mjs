/**
 * The imports that each part of src/ may have. A key is a folder (with `/`) or a file; the longest
 * match of a file counts. A value lists folders, files and packages. `import(…)` allows a dynamic
 * import only, `node:` allows Node's modules. A file may always import from its own room, but
 * the folders of elements/ never import from each other. layers-config.mjs tells it to ESLint.
 */
export const layers = {
  // Pure code. Pure packages (search, a spatial index) may be listed here.
  'domain/': [],
  // the order of addresses, by country
  'domain/list/locality-line.ts': ['localized-address-format'],
  // Waits, slices and queues that several rooms use. It imports only types of Lit.
  'scheduling/': ['domain/', 'lit'],
  'http/': [],
  'api/': ['http/', 'domain/'],
  'gazetteer/': ['http/', 'scheduling/', 'domain/'],
  // The form of street cells and which exist. The command writes them, and the map reads them.
  'streets/': ['domain/'],
  'page/': [
    'api/',
    'gazetteer/',
    'scheduling/',
    'domain/',
    'idb-keyval',
    'http/clock.ts',
    'http/request-budget.ts',
  ],
  'map/': ['scheduling/', 'domain/'],
  // Streets are read from files of the shop, which the map finds by the positions of the stores.
  'map/streets/': ['streets/', 'http/', 'scheduling/', 'domain/', 'gazetteer/shards/unpack.ts'],
  'map/view/leaflet.ts': ['leaflet'],
  'map/view/leaflet-layers.ts': ['leaflet'],
  'map/view/leaflet-tiles.ts': ['leaflet'],
  'map/leaflet-src.d.ts': ['leaflet'],
  // Finds the variant that a page shows. It imports only types of Lit.
  'theme-variants/': ['domain/', 'controllers/look/ancestors.ts', 'lit'],
  'controllers/': [
    ...['page/', 'gazetteer/', 'scheduling/', 'domain/', 'lit', '@lit/task'],
    // The map's port consists of types. The map itself is imported dynamically only.
    ...['map/store-map.ts', 'map/map-labels.ts', 'map/map-palette.ts'],
    'import(map/create-store-map.ts)',
    // the one way to try again
    'http/again.ts',
    // A language is loaded where a page speaks it.
    ...['ar', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'pt-pt'].map(
      (code) => `import(i18n/${code}.ts)`,
    ),
  ],
  // the one way to read a file of the shop
  'controllers/loading/fetch-shop-file.ts': ['http/get-json.ts', 'scheduling/'],
  'i18n/': ['domain/'],
  'styles/': [],
  'elements/': [
    ...['controllers/', 'theme-variants/', 'scheduling/', 'domain/', 'i18n/', 'styles/'],
    ...['elements/*.ts', 'lit', 'http/again.ts'],
  ],
  // The badge draws without templates, to stay inside its limit: it has no room for lit-html.
  'elements/stock-badge/': [
    ...['controllers/', 'theme-variants/', 'scheduling/', 'domain/', 'i18n/', 'styles/'],
    ...['elements/*.ts', '@lit/reactive-element'],
    'http/again.ts',
  ],
  'cli/': ['api/', 'gazetteer/', 'streets/', 'http/', 'domain/', 'node:'],
  // Vector tiles are read by the command alone. No page loads these packages.
  'cli/streets/cell-of-tile.ts': ['streets/', '@mapbox/vector-tile', 'pbf'],
  'cli/streets/pmtiles-source.ts': ['cli/', 'node:', 'pmtiles'],
  'merchant.ts': ['api/', 'domain/', 'http/request-budget.ts'],
  'define.ts': [],
  // A badge's dialog holds a locator, which its entry brings.
  'stock-badge.ts': ['elements/', 'page/', 'domain/', 'define.ts', 'import(store-locator.ts)'],
  // Every other file of src/ itself is an entry. The public types and error codes live in domain/.
  '': ['elements/', 'page/', 'domain/', 'define.ts'],
};
