/** Yields the element and then each element around it, through shadow roots, innermost first. */
export function* ancestors(element: Element): Generator<Element> {
  let node: Node | null | undefined = element;
  while (node) {
    if (node instanceof Element) yield node;
    // A link also has a `host` property. It is a string, so the loop ends there.
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host;
  }
}
