import type { Place } from '../../../domain/place.js';
import type { Store } from '../../../domain/store.js';
import type { Chosen } from './chosen.js';

/**
 * What may narrow the stores around a place: not another country, nor a state that its nearest store is not in.
 * @param found by distance
 */
export function keptAt({ countryCode }: Place, chosen: Chosen, found: readonly Store[]): Chosen {
  const { country, state } = chosen;
  if (country?.length === 2 && country !== countryCode)
    return { ...chosen, country: undefined, state: undefined };
  const nearest = found.find((store) => store.position);
  return state && nearest?.state !== state ? { ...chosen, state: undefined } : chosen;
}
