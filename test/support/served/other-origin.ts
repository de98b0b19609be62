/**
 * A second origin, without a trailing slash. It serves `/dist/…` and the reference service with
 * CORS.
 */
export const otherOrigin: string = (() => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="test-other-origin"]');
  if (!meta) throw new Error('the test page names no second origin');
  return meta.content;
})();
