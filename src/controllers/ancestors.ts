/** The element and all that it stands in, through slots' hosts and shadow roots, innermost first. */
export function* ancestors(element: Element): Generator<Element> {
  let node: Node | null | undefined = element;
  while (node) {
    if (node instanceof Element) yield node;
    // A link has a `host` too, which is text, and the end.
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host;
  }
}
