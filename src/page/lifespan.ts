/** How long a kept answer is good, and how long it may still be shown while a newer one is fetched. */
export interface Lifespan {
  readonly freshMs: number;
  readonly usableMs: number;
}

const minute = 60_000;

/** Older stock is not shown at all: it would be a promise. */
export const stockLifespan: Lifespan = { freshMs: 2 * minute, usableMs: 60 * minute };

/** How old an answer may grow before one that is looked at is asked for again, and how long a failure stands. */
export const stockRefreshMs = 5 * minute;
