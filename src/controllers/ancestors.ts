/** The element and all that it stands in, through slots' hosts and shadow roots, innermost first. */
export function* ancestors(element: Element): Generator<Element> {
  let node: Node | null = element;
  while (node) {
    if (node instanceof Element) yield node;
    node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  }
}
