/** Each too little for a request of its own, and wanted wherever there is a map, a search or a dialog. */
const isCrumb =
  /\/src\/(controllers\/adopt-sheet|domain\/(code-of-country|compare-in|count-nearby|distance-meters|edit-distance|round-length|store|store-key)|i18n\/(country-name|en-my-store-lost)|places\/(breathe|pace|shard-(cache|reader)))\.ts$/;

/** Comes in one file: whoever waits for a snapshot waits for no more than that. */
const isOfSnapshot =
  /\/src\/(page\/read-snapshot|api\/snapshot-(error|pages)|domain\/(address-fingerprint|snapshot-position))\.ts$/;

/** For rollup's `manualChunks`, in the build of the locator. */
export const manualChunks = (id) =>
  isCrumb.test(id) ? 'crumbs' : isOfSnapshot.test(id) ? 'read-snapshot' : undefined;

const isElement = /\/(store-locator|stock-badge)-element\.ts$/;

/** Whether a chunk is an element's first load, by its modules. */
export const isFirstLoad = (moduleIds) => moduleIds.some((id) => isElement.test(id));
