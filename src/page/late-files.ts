interface LateModule {
  /**
   * Runs the file's code and gives its exports. A part of an entry has none: it only leaves what others need of it.
   * @param files gives the exports of files beside it
   */
  readonly begin?: (files: (...paths: readonly string[]) => Promise<unknown>) => Promise<unknown>;
}

interface LateFile {
  failures: number;
  coming?: Promise<unknown> | undefined;
  /** One module, whichever address has brought it first. */
  module?: LateModule;
  exports?: Promise<unknown> | undefined;
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
  const file: LateFile = files.get(address) ?? { failures: 0 };
  files.set(address, file);
  return file.exports ?? (file.coming ??= attempt(file, address));
}

async function attempt(file: LateFile, address: string): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${address}: no answer in ${latestMs} ms`)),
        latestMs,
      );
    });
    return await Promise.race([exportsOf(file, address), late]);
  } finally {
    clearTimeout(timer);
    file.coming = undefined;
  }
}

async function exportsOf(file: LateFile, address: string): Promise<unknown> {
  if (!file.module) {
    // The next attempt, which may begin before this one has failed, has an address of its own.
    const failures = file.failures++;
    const target = failures ? `${address}?retry=${failures}` : address;
    // eslint-disable-next-line layers/direction -- a file of the build that calls it
    const module = (await import(target)) as LateModule;
    file.module ??= module;
  }
  const exports = (file.exports ??= Promise.resolve(
    file.module.begin?.((...paths) => lateFiles(address, ...paths)) ?? file.module,
  ));
  try {
    return await exports;
  } catch (error) {
    // A file that this one imports could not be had. The next who asks begins anew; whoever else waited is not to undo that.
    if (file.exports === exports) file.exports = undefined;
    throw error;
  }
}

/**
 * Imports files that lie beside the file at `base`, and gives their exports in order. The CDN build calls it in the
 * place of each `import()`, and of each `import … from` in a file that comes later than the elements.
 */
function lateFiles(base: string, ...paths: readonly string[]): Promise<readonly unknown[]> {
  return Promise.all(paths.map((path) => lateFile(new URL(path, base).href)));
}

/** Elements of both builds may be on a page: a file of either is there once. */
const page = globalThis as { [key]?: typeof lateFiles };
page[key] ??= lateFiles;
