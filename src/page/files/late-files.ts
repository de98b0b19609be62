interface LateModule {
  /**
   * Runs the file's code and resolves to its exports. A file that is a part of an entry has no such
   * function. It only makes its contents available to other files.
   * @param files resolves to the exports of files beside this file
   */
  readonly begin?: (files: (...paths: readonly string[]) => Promise<unknown>) => Promise<unknown>;
}

interface LateFile {
  failures: number;
  coming?: Promise<unknown> | undefined;
  /** The file's one module, from the first address that has brought it. */
  module?: LateModule;
  exports?: Promise<unknown> | undefined;
}

const key = Symbol.for('store-locator-elements:late-files');
const files = new Map<string, LateFile>();

/**
 * The limit of one attempt, in milliseconds. An import never ends when a server does not answer. A
 * module that arrives later is still used.
 */
const latestMs = 30_000;

/**
 * Loads a file. A file that has failed is requested under an address that no browser has seen fail.
 *
 * Chromium and Firefox remember a failed address for the life of a page. The HTML standard asked
 * for this until 2026 (https://github.com/whatwg/html/pull/10327).
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
    // The next attempt has an address of its own. It may begin before this attempt has failed.
    const failures = file.failures++;
    const target = failures ? `${address}?retry=${failures}` : address;
    // eslint-disable-next-line no-restricted-syntax -- the build passes addresses of its own files
    const module = (await import(target)) as LateModule;
    file.module ??= module;
  }
  const exports = (file.exports ??= Promise.resolve(
    file.module.begin?.((...paths) => lateFiles(address, ...paths)) ?? file.module,
  ));
  try {
    return await exports;
  } catch (error) {
    // A file that this file imports failed to load. The next request starts over. Other callers of
    // the failed attempt must not undo that new start.
    if (file.exports === exports) file.exports = undefined;
    throw error;
  }
}

/**
 * Imports files that lie beside the file at `base`, and resolves to their exports in order.
 *
 * The CDN build calls this function instead of each `import()`. It also replaces each `import …
 * from` in a file that loads later than the elements.
 */
function lateFiles(base: string, ...paths: readonly string[]): Promise<readonly unknown[]> {
  return Promise.all(paths.map((path) => lateFile(new URL(path, base).href)));
}

/** Both builds share one function, so a file that both use on a page is loaded once. */
const page = globalThis as { [key]?: typeof lateFiles };
page[key] ??= lateFiles;
