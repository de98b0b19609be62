export const registryKey = Symbol.for('store-locator-elements:1');

/**
 * The page's one instance of something, made by whoever asks first. Two bundles on a page meet here,
 * so what is shared keeps its shape for as long as the key keeps its number.
 */
export function shared<T>(name: string, create: () => T): T {
  const page = globalThis as { [registryKey]?: Map<string, unknown> };
  const registry = (page[registryKey] ??= new Map());
  if (!registry.has(name)) registry.set(name, create());
  return registry.get(name) as T;
}

/** The page has it no more: whoever asks next makes it anew. */
export const forget = (name: string): void =>
  void (globalThis as { [registryKey]?: Map<string, unknown> })[registryKey]?.delete(name);
