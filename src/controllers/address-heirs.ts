import { shared } from '../page/shared.js';

type Inherit = (from: Element) => void;

/** Told which of the page's elements has gone: where that was a copy of theirs, the address is theirs now. */
export const addressHeirs = (): Set<Inherit> => shared('address-heirs', () => new Set<Inherit>());

/** Whether two elements say the same, as copies do that a theme keeps for a while. */
export function isCopy(one: Element, other: Element): boolean {
  const names = one.getAttributeNames();
  return (
    names.length === other.getAttributeNames().length &&
    names.every((name) => one.getAttribute(name) === other.getAttribute(name))
  );
}
