/**
 * Registers an element once.
 *
 * A theme may load the script twice, or two versions of it. The first one stays, since a registered
 * name cannot be taken back. A second version logs a warning.
 */
export function define(
  name: string,
  element: CustomElementConstructor & { version: string },
): void {
  // A server has no `customElements`, and importing there must not fail.
  if (typeof customElements === 'undefined') return;
  const first = customElements.get(name) as Partial<typeof element> | undefined;
  if (!first) customElements.define(name, element);
  else if (first.version !== element.version) {
    console.warn(`<${name}> is version ${first.version} already, not ${element.version}`);
  }
}
