import { partOf } from './cart-context.js';

/** A place in a page: what is drawn anew there is found again. */
export interface Spot {
  readonly tagName: string;
  readonly id: string;
  readonly parent: WeakRef<Node> | null;
}

/** The part of a page that an element stands in, or the element where there is none. */
export function spotOf(element: Element): Spot {
  const { form } = element as Partial<HTMLInputElement>;
  const place = partOf(element) ?? form ?? element;
  const { tagName, parentNode } = place;
  // A form's `id` is its control of that name.
  const id = place.getAttribute('id') ?? '';
  return { tagName, id, parent: parentNode && new WeakRef(parentNode) };
}

/** Of many parts without an id, only the one in the same parent is the same. */
export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.tagName === other.tagName &&
  one.id === other.id &&
  (one.id !== '' || one.parent?.deref() === other.parent?.deref());
