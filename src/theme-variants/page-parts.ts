import { ancestors } from '../controllers/look/ancestors.js';

/** The parts of a page that have one subject each. */
const parts = '[id^="shopify-section"], section, article, dialog, [role="dialog"]';

/** True when a node is inside an element, through shadow roots too. */
export const isWithin = (node: Element, box: Element): boolean => {
  for (const ancestor of ancestors(node)) if (ancestor === box) return true;
  return false;
};

/** Returns the part of the page that an element is in. */
export function partOf(element: Element): Element | undefined {
  for (const ancestor of ancestors(element)) if (ancestor.matches(parts)) return ancestor;
  return undefined;
}

/** True when a node is in an element's part of the page, or when both are outside all parts. */
export function isInPartOf(element: Element, node: Element): boolean {
  const part = partOf(element);
  return part ? isWithin(node, part) : !partOf(node);
}

/** Returns the wanted elements in the smallest box around a node that contains any of them. */
export function nearestTo<T extends Element>(
  node: Element,
  elements: readonly T[],
  isWanted: (element: T) => boolean = () => true,
): T[] {
  for (const box of ancestors(node)) {
    const inside = elements.filter((element) => isWithin(element, box) && isWanted(element));
    if (inside.length) return inside;
  }
  return [];
}
