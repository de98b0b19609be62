/**
 * Resolves to the exports of files beside the file at `base`, in the order of the paths. See
 * `late-files.ts`.
 */
export type LateFiles = (base: string, ...paths: readonly string[]) => Promise<readonly unknown[]>;

const key = Symbol.for('store-locator-elements:late-files');
const page = globalThis as { [key]?: LateFiles | undefined };

/**
 * Wraps the function that loads later files.
 *
 * The entry that defines this function may not have run yet. The wrapper then waits for the entry,
 * and no file can be requested before.
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
