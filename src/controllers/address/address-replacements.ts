import { shared } from '../../page/shared.js';

type TakeOver = (from: Element) => void;

/**
 * Callbacks that receive an element after it has left the page. A copy of that element takes over
 * its use of the page's address.
 */
export const addressReplacements = (): Set<TakeOver> =>
  shared('address-replacements', () => new Set<TakeOver>());

/** The attributes that themes and scripts change between copies, such as the variant id. */
const passing = /^(class|style|hidden|(product|variant)-id|aria-.*|data-(?!url$).*)$/;

const saying = (element: Element): string =>
  element
    .getAttributeNames()
    .filter((name) => !passing.test(name))
    .map((name) => `${name}=${element.getAttribute(name)}`)
    .sort()
    .join();

/** True when two elements have the same attributes for stores. Themes keep copies for a while. */
export const isCopy = (one: Element, other: Element): boolean => saying(one) === saying(other);
