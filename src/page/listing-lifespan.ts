import type { Lifespan } from './lifespan.js';

const minute = 60_000;

/** By itself, for no badge alone needs it. */
export const listingLifespan: Lifespan = { freshMs: 15 * minute, usableMs: 7 * 24 * 60 * minute };
