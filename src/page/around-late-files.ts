/** Gives the exports of files that lie beside the file at `base`, in order: see `late-files.ts`. */
export type LateFiles = (base: string, ...paths: readonly string[]) => Promise<readonly unknown[]>;

const key = Symbol.for('store-locator-elements:late-files');
const page = globalThis as { [key]?: LateFiles | undefined };

/**
 * Puts a function around the one that brings later files. The entry that it stands before has not run yet, so it waits
 * for it: no file may be asked for before.
 */
export function aroundLateFiles(wrap: (inner: LateFiles) => LateFiles): void {
  const inner = page[key];
  if (inner) {
    page[key] = wrap(inner);
    return;
  }
  const earlier = Object.getOwnPropertyDescriptor(page, key);
  Object.defineProperty(page, key, {
    configurable: true,
    get: () => undefined,
    set(value: LateFiles) {
      earlier?.set?.(value);
      const known = earlier?.set ? page[key]! : value;
      Object.defineProperty(page, key, {
        configurable: true,
        writable: true,
        value: wrap(known),
      });
    },
  });
}
