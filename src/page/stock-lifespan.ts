const minute = 60_000;

/** How long a kept answer about stock is good. */
export const stockFreshMs = 2 * minute;
/** How long it may still be shown while a newer one is fetched: older stock would be a promise. */
export const stockUsableMs = 60 * minute;

/** How old an answer may grow before one that is looked at is asked for again, and how long a failure stands. */
export const stockRefreshMs = 5 * minute;
