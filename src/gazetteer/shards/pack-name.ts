const key = Symbol.for('store-locator-elements:data-pack');
const page = globalThis as { [key]?: string };

/**
 * The name of the data pack beside the script, set if `store-locator assets --single` has written
 * both.
 */
export const packName = {
  get: (): string | undefined => page[key],
  set(name: string): void {
    page[key] ??= name;
  },
};
