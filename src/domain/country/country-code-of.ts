import type { Store } from '../store/store.js';

/** The code of a country that is given by its code, or by its name as the service spells it; that name while no store tells the code. */
export const countryCodeOf = (country: string, stores: readonly Store[]): string =>
  country.length < 3
    ? country
    : (stores.find((store) => store.country === country)?.countryCode ?? country);
