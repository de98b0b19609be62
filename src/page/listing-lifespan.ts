const minute = 60_000;

/** How long a kept listing is good. By itself, for no badge alone needs it. */
export const listingFreshMs = 15 * minute;
/** How long it may still be shown while a newer one is fetched. */
export const listingUsableMs = 7 * 24 * 60 * minute;
