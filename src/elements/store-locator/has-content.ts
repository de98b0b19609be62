/** Whether the page has put something into the element's default slot that a visitor could see. */
export const hasContent = (host: Element): boolean =>
  [...host.childNodes].some((node) =>
    node instanceof Element
      ? !node.slot && node.localName !== 'script'
      : node instanceof Text && node.data.trim(),
  );
