import { countryCode } from './country-code.js';
import type { Store } from './store.js';

/** The store with its country's code, where the name is known in English or in `language` (a BCP 47 tag). */
export const withCountryCode = <S extends Store>(store: S, language?: string): S => ({
  ...store,
  countryCode: countryCode(store.country, language),
});
