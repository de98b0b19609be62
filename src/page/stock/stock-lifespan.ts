const minute = 60_000;

/** The time in milliseconds for which a kept inventory answer is fresh. */
export const stockFreshMs = 2 * minute;
/**
 * The time in milliseconds for which a kept answer may be shown while a newer one is fetched. Older
 * stock would be a promise.
 */
export const stockUsableMs = 60 * minute;

/**
 * The age in milliseconds at which an answer in view is requested again. A failed request is
 * repeated after the same time.
 */
export const stockRefreshMs = 5 * minute;
