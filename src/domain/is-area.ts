import type { Place } from './place.js';

/** Whether a place is one that stores are in, and not one that they are near. */
export const isArea = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind === 'region' || kind === 'country';
