/**
 * Imports files that lie beside the file at `base`, and gives their exports in order. The CDN build calls it in the
 * place of each `import()`, and of each `import … from` in a file that comes later than the elements.
 */
type LateFiles = (base: string, ...paths: readonly string[]) => Promise<readonly unknown[]>;

interface LateFile {
  failures: number;
  coming: Promise<unknown> | undefined;
  /** Its exports: one module, whichever address has brought it first. */
  exports: Promise<unknown> | undefined;
}

const key = Symbol.for('store-locator-elements:late-files');
const files = new Map<string, LateFile>();

/** An import has no end where a server never answers. One that comes later than this still counts. */
const latestMs = 30_000;

/**
 * Chromium and Firefox remember for the life of a page that an address has failed, and so did HTML until 2026
 * (https://github.com/whatwg/html/pull/10327). A file that has failed is asked for under an address that no browser
 * has seen fail.
 */
function lateFile(address: string): Promise<unknown> {
  const file = files.get(address) ?? { failures: 0, coming: undefined, exports: undefined };
  files.set(address, file);
  return file.exports ?? (file.coming ??= attempt(file, address));
}

async function attempt(file: LateFile, address: string): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { failures } = file;
  try {
    // eslint-disable-next-line layers/direction -- a file of the build that calls it
    const module = import(failures ? `${address}?retry=${failures}` : address).then(
      (exports: unknown) => (file.exports ??= Promise.resolve(exports)),
    );
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${address}: no answer in ${latestMs} ms`)),
        latestMs,
      );
    });
    return await Promise.race([module, late]);
  } catch (error) {
    file.failures++;
    file.coming = undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Elements of both builds may be on a page: a file of either is there once. */
const page = globalThis as { [key]?: LateFiles };
page[key] ??= (base, ...paths) =>
  Promise.all(paths.map((path) => lateFile(new URL(path, base).href)));
