// As the CDN build writes a late file that imports another, whose name is in the query.
const imported = new URLSearchParams(new URL(import.meta.url).search).get('imports');
export const begin = async (files) => {
  const [{ isCounted }] = await files(imported);
  globalThis.begunModules = (globalThis.begunModules ?? 0) + 1;
  return { hasCounted: isCounted };
};
