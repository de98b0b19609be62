/**
 * Modules that are too small for a request of their own. Every map, search or dialog needs them.
 */
const crumbs = [
  'controllers/look/adopt-sheet',
  'domain/country/country-code-of',
  'domain/distance/count-nearby',
  'domain/distance/display-distance',
  'domain/distance/distance-from',
  'domain/distance/distance-meters',
  'domain/distance/round-length',
  'domain/list/collator',
  'domain/search/edit-distance',
  'domain/store/store',
  'domain/store/store-key',
  'i18n/country-name',
  'i18n/en-my-store-lost',
  'i18n/map-formats',
  'scheduling/time-slicer',
  'scheduling/yield-to-main',
  'gazetteer/shards/shard-cache',
  'gazetteer/shards/shard-reader',
];

/** Modules in one file, so that a page that waits for a snapshot loads nothing else before it. */
const snapshot = [
  'api/read/follow-pointer',
  'api/read/snapshot-error',
  'api/read/snapshot-pages',
  'domain/store/address-fingerprint',
  'domain/store/snapshot-position',
  'page/listing/read-snapshot',
];

const isOneOf = (modules, id) => modules.some((name) => id.endsWith(`/src/${name}.ts`));

/** For rollup's `manualChunks`, in the build of the locator. */
export const manualChunks = (id) =>
  isOneOf(crumbs, id) ? 'crumbs' : isOneOf(snapshot, id) ? 'read-snapshot' : undefined;

const isElement = /\/(store-locator|stock-badge)-element\.ts$/;

/** True when a chunk is an element's first load. Its modules tell that. */
export const isFirstLoad = (moduleIds) => moduleIds.some((id) => isElement.test(id));
