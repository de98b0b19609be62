/**
 * Imports files that lie beside the file at `base`, and gives their exports in order. The CDN build calls it in the
 * place of each `import()`, and of each `import … from` in a file that comes later than the elements.
 */
type LateFiles = (base: string, ...paths: readonly string[]) => Promise<readonly unknown[]>;

interface LateFile {
  failures: number;
  /** Its exports: one module, whichever address has brought it. */
  coming: Promise<unknown> | undefined;
}

const key = Symbol.for('store-locator-elements:late-files');
const files = new Map<string, LateFile>();

/**
 * Chromium and Firefox remember for the life of a page that an address has failed, and so does HTML until 2026
 * (https://github.com/whatwg/html/pull/10327). A file that has failed is asked for under an address that no browser
 * has seen fail.
 */
function lateFile(address: string): Promise<unknown> {
  const file = files.get(address) ?? { failures: 0, coming: undefined };
  files.set(address, file);
  const { failures } = file;
  // eslint-disable-next-line layers/direction -- a file of the build that calls it
  return (file.coming ??= import(failures ? `${address}?retry=${failures}` : address).catch(
    (error: unknown) => {
      file.failures++;
      file.coming = undefined;
      throw error;
    },
  ));
}

/** Elements of both builds may be on a page: a file of either is there once. */
const page = globalThis as { [key]?: LateFiles };
page[key] ??= (base, ...paths) =>
  Promise.all(paths.map((path) => lateFile(new URL(path, base).href)));
