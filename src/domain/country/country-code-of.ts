import type { Store } from '../store/store.js';

/**
 * Returns the code of a country. The country is given by its code, or by its name as the service
 * spells it. While no store has the code, the name is returned.
 */
export const countryCodeOf = (country: string, stores: readonly Store[]): string =>
  country.length < 3
    ? country
    : (stores.find((store) => store.country === country)?.countryCode ?? country);
