import type { Place } from './place.js';

/** Turns text into places, the likeliest first. */
export type Geocoder = (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
