/**
 * Registers an element once. A theme may load the script twice, or two versions of it: the first one stays, since a
 * name can't be taken back, and a second version says so.
 */
export function define(
  name: string,
  element: CustomElementConstructor & { version: string },
): void {
  // Importing on a server must not fail.
  if (typeof customElements === 'undefined') return;
  const first = customElements.get(name) as Partial<typeof element> | undefined;
  if (!first) customElements.define(name, element);
  else if (first.version !== element.version) {
    console.warn(`<${name}> is version ${first.version} already, not ${element.version}`);
  }
}
