/** Raised when the shape of what is kept changes; older answers are then never read and soon pushed out. */
const keptVersion = 1;

/** Names a listing among the answers kept for the next page. */
export const keptListingKey = (source: string): string => `${keptVersion}|listing|${source}`;

/** Names a listing among what the page shares. */
export const sharedListingKey = (source: string): string => `listing|${source}`;
