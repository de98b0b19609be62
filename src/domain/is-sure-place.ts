import type { Place } from './place.js';

const surePeople = 100_000;

/** Whether hardly anybody means another place by this one's whole name. */
export const isSurePlace = ({ kind, population = 0 }: Place): boolean =>
  kind === 'postcode' || population >= surePeople;
