const minute = 60_000;

/**
 * The time in milliseconds for which a kept listing is fresh. This file is separate because a badge
 * alone does not need it.
 */
export const listingFreshMs = 15 * minute;
/** The time in milliseconds for which a kept listing may be shown while a newer one is fetched. */
export const listingUsableMs = 7 * 24 * 60 * minute;
