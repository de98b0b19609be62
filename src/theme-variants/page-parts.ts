import { ancestors } from '../controllers/ancestors.js';

/** Parts of a page that are about one thing. */
const parts = '[id^="shopify-section"], section, article, dialog, [role="dialog"]';

/** Whether a node stands in an element, through shadow roots too. */
export const isWithin = (node: Element, box: Element): boolean => {
  for (const ancestor of ancestors(node)) if (ancestor === box) return true;
  return false;
};

/** The part of the page that an element stands in. */
export function partOf(element: Element): Element | undefined {
  for (const ancestor of ancestors(element)) if (ancestor.matches(parts)) return ancestor;
  return undefined;
}

/** Whether a node stands in an element's part of the page, or both stand outside of all parts. */
export function isInPartOf(element: Element, node: Element): boolean {
  const part = partOf(element);
  return part ? isWithin(node, part) : !partOf(node);
}

/** The wanted ones of some elements in the smallest box around a node that holds any of them. */
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
