import { ancestors } from '../ancestors.js';
import { controlsNow } from './controls-now.js';

/** Parts of a page that are about one thing. */
const partSelector = '[id^="shopify-section"], section, article, dialog, [role="dialog"]';

/** The smallest element around a node, or the node itself, that holds one of some controls; undefined without any. */
export function boxAround(node: Element, controls: readonly Element[]): Element | undefined {
  for (const ancestor of ancestors(node))
    if (controls.some((control) => ancestor.contains(control))) return ancestor;
  return undefined;
}

export const isWithin = (node: Element, box: Element): boolean => {
  for (const ancestor of ancestors(node)) if (ancestor === box) return true;
  return false;
};

/**
 * Whether what is told at `source` can be meant for the host: it stands in the box of a form that the host is in too. A
 * card, a quick view or a bar with a form of its own speaks for itself alone.
 *
 * @param own those controls that are known to be of the host's product
 */
export function shareBox(source: Element, host: Element, own: readonly Element[]): boolean {
  const controls = controlsNow();
  const sourceBox = boxAround(source, controls);
  const hostBox = boxAround(host, own.length ? own : controls);
  if (!sourceBox || !hostBox) return true;
  return isWithin(host, sourceBox) || isWithin(source, hostBox);
}

/** The part of the page that an element stands in. */
export function partOf(element: Element): Element | null {
  for (const ancestor of ancestors(element)) if (ancestor.matches(partSelector)) return ancestor;
  return null;
}

/** Whether a control is in the same part of the page as an element: that of its product, most likely. */
export function isInPartOf(host: Element, control: Element): boolean {
  const part = partOf(host);
  return part ? isWithin(control, part) : !partOf(control);
}

/** The controls in the box of what is told at `source`. */
export function controlsAround(source: Element): readonly HTMLInputElement[] {
  const controls = controlsNow();
  const box = boxAround(source, controls);
  return controls.filter((control) => box?.contains(control));
}
