/**
 * The version of the kept shape. It rises when that shape changes. Older answers are then never
 * read, and newer ones soon push them out.
 */
const keptVersion = 2;

/** Names a listing among the answers that are kept for the next page. */
export const keptListingKey = (source: string): string => `${keptVersion}|listing|${source}`;

/**
 * Names a snapshot's listing by its absolute address, as a browser resolves a link. A text that is
 * not an address stays as it is.
 */
export const snapshotName = (src: string): string =>
  Object.assign(document.createElement('a'), { href: src }).href;

/** Names a listing among the objects that the page shares. */
export const sharedListingKey = (source: string): string => `listing|${source}`;
