import type { Store } from '../store/store.js';

/**
 * Returns a key for a store's country: its ISO code, or else its name as the service spells it. The
 * key is '' when neither is known.
 */
export const countryOf = ({ countryCode, country }: Store): string => countryCode ?? country;
