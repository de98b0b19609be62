/**
 * The chain, country by country: how many stores, the name the listing uses, whether it writes the
 * state's code or name (or nothing), the streets' language (and where a state differs), and the
 * part of a full postal code that the open data leaves out (`#` a digit, `@` a letter), which is
 * invented.
 */
export const countries = {
  FR: { stores: 90, name: 'France', state: 'name', language: 'fr' },
  DE: { stores: 82, name: 'Germany', state: 'name', language: 'de' },
  GB: { stores: 64, name: 'United Kingdom', state: 'name', language: 'en', suffix: ' #@@' },
  US: { stores: 60, name: 'United States', state: 'code', language: 'us' },
  IT: { stores: 42, name: 'Italy', state: 'name', language: 'it' },
  ES: { stores: 38, name: 'Spain', state: 'name', language: 'es' },
  NL: { stores: 26, name: 'Netherlands', state: 'name', language: 'nl', suffix: ' @@' },
  BE: {
    stores: 24,
    name: 'Belgium',
    state: 'none',
    language: 'nl',
    byState: { WAL: 'fr', BRU: 'fr' },
  },
  CH: {
    stores: 20,
    name: 'Switzerland',
    state: 'code',
    language: 'de',
    byState: { GE: 'fr', VD: 'fr', NE: 'fr', FR: 'fr', VS: 'fr', TI: 'it' },
  },
  PL: { stores: 20, name: 'Poland', state: 'name', language: 'pl' },
  AT: { stores: 18, name: 'Austria', state: 'name', language: 'de' },
  SE: { stores: 14, name: 'Sweden', state: 'name', language: 'sv' },
  PT: { stores: 14, name: 'Portugal', state: 'name', language: 'pt' },
  CA: {
    stores: 14,
    name: 'Canada',
    state: 'code',
    language: 'us',
    byState: { QC: 'fr' },
    suffix: ' #@#',
  },
  DK: { stores: 12, name: 'Denmark', state: 'none', language: 'da' },
  NO: { stores: 10, name: 'Norway', state: 'none', language: 'no' },
  CZ: { stores: 10, name: 'Czech Republic', state: 'none', language: 'cs' },
  JP: { stores: 10, name: 'Japan', state: 'name', language: 'jp' },
  AU: { stores: 10, name: 'Australia', state: 'code', language: 'en' },
  FI: { stores: 8, name: 'Finland', state: 'none', language: 'fi' },
  IE: { stores: 8, name: 'Ireland', state: 'name', language: 'en', suffix: ' @#@#' },
  HU: { stores: 6, name: 'Hungary', state: 'none', language: 'hu' },
  NZ: { stores: 4, name: 'New Zealand', state: 'name', language: 'en' },
  LU: { stores: 3, name: 'Luxembourg', state: 'none', language: 'fr' },
  SK: { stores: 3, name: 'Slovakia', state: 'none', language: 'cs' },
  MC: { stores: 1, name: 'Monaco', state: 'none', language: 'fr' },
  SI: { stores: 1, name: 'Slovenia', state: 'none', language: 'sl' },
};
