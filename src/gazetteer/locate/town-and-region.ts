import type { Address } from './address.js';
import type { CountryLookup } from './country-lookup.js';

/** Matches a town before a comma or bracket, or before a code in capitals: `Portland ME`. */
const TOWN_AND_REGION = [/^(.+?)\s*[,(]\s*([^,()]+?)\s*\)?$/u, /^(.*\p{Ll}.*)\s([A-Z]{2,3})$/u];

/**
 * Returns the town and the state of an address. Some write both in the field of the city:
 * "Portland, ME". A state that has its own field and is known is kept.
 */
export function withoutRegion(
  { city, state }: Address,
  country: CountryLookup,
): Pick<Address, 'city' | 'state'> {
  const plain = city.replace(/\s\d[\d-]*\s*$/, '');
  for (const pattern of TOWN_AND_REGION) {
    const [, town, last] = pattern.exec(plain) ?? [];
    if (town && last && country.state(last).isKnown)
      return { city: town, state: country.state(state).isKnown ? state : last };
  }
  return { city, state };
}
