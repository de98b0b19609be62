/** Raised when the shape of what is kept changes; older answers are then never read and soon pushed out. */
const keptVersion = 2;

/** Names a listing among the answers kept for the next page. */
export const keptListingKey = (source: string): string => `${keptVersion}|listing|${source}`;

/** Names the listing of a snapshot, by the browser's own way from any text to an absolute address: one that is none stays as it is. */
export const snapshotName = (src: string): string =>
  Object.assign(document.createElement('a'), { href: src }).href;

/** Names a listing among what the page shares. */
export const sharedListingKey = (source: string): string => `listing|${source}`;
