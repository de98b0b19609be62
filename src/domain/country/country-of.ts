import type { Store } from '../store/store.js';

/** Tells countries apart: by the ISO code, or else as the service spells the name; '' where neither is known. */
export const countryOf = ({ countryCode, country }: Store): string => countryCode ?? country;
