export const registryKey = Symbol.for('store-locator-elements:1');

/**
 * Returns the page's one instance of an object, and creates it on first use.
 *
 * Two bundles on a page share these instances. Their shape must therefore stay the same while the
 * number in the key stays the same.
 */
export function shared<T>(name: string, create: () => T): T {
  const page = globalThis as { [registryKey]?: Map<string, unknown> };
  const registry = (page[registryKey] ??= new Map());
  if (!registry.has(name)) registry.set(name, create());
  return registry.get(name) as T;
}

/** Removes an instance from the page. The next use creates a new one. */
export const forget = (name: string): void =>
  void (globalThis as { [registryKey]?: Map<string, unknown> })[registryKey]?.delete(name);
