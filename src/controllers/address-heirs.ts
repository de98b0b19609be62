import { shared } from '../page/shared.js';

type Inherit = (from: Element) => void;

/** Told which of the page's elements has gone: where that was a copy of theirs, the address is theirs now. */
export const addressHeirs = (): Set<Inherit> => shared('address-heirs', () => new Set<Inherit>());

/** What themes and scripts change from one copy to the next, a product's variant among it. */
const passing = /^(class|style|hidden|(product|variant)-id|aria-.*|data-(?!url$).*)$/;

const saying = (element: Element): string =>
  element
    .getAttributeNames()
    .filter((name) => !passing.test(name))
    .map((name) => `${name}=${element.getAttribute(name)}`)
    .sort()
    .join();

/** Whether two elements say the same of the stores they show, as copies do that a theme keeps for a while. */
export const isCopy = (one: Element, other: Element): boolean => saying(one) === saying(other);
