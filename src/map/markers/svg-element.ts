/** Creates an element of a drawing. */
export function svgElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly Element[]
): SVGElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, `${value}`);
  node.append(...children);
  return node;
}
