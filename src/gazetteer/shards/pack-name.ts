const key = Symbol.for('store-locator-elements:data-pack');
const page = globalThis as { [key]?: string };

/** The data pack that lies beside the script, where `store-locator assets --single` has written both. */
export const packName = {
  get: (): string | undefined => page[key],
  set(name: string): void {
    page[key] ??= name;
  },
};
