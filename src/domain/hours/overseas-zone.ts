import type { ZonedAddress } from './regional-zone.js';

/** The zones of France by the first three digits of postal codes. Monaco's are 980. */
const french: Readonly<Record<string, string>> = {
  971: 'America/Guadeloupe',
  972: 'America/Martinique',
  973: 'America/Cayenne',
  974: 'Indian/Reunion',
  976: 'Indian/Mayotte',
  980: 'Europe/Paris',
  987: 'Pacific/Tahiti',
  988: 'Pacific/Noumea',
};

const frenchNames =
  /guadeloupe|martinique|guyan|r[eé]union|mayotte|cal[eé]doni|polyn[eé]si|futuna|miquelon/i;
const dutchNames =
  /willemstad|oranjestad|kralendijk|philipsburg|bonaire|eustatius|\bsaba\b|aruba|cura[cç]ao/i;
const danishNames = /gr[oø]nland|greenland|f[aæ]r[oø]e|nuuk|t[oó]rshavn/i;

/** Finds the zone of an address by country; undefined in Europe, null where nobody can tell. */
const finders: Readonly<
  Record<string, (place: string, zip: string, digits: string) => string | null | undefined>
> = {
  FR: (place, _, digits) => {
    // A table that lost the zero of 09700 has 9700.
    if (/^9[78]/.test(digits)) return (digits.length > 4 && french[digits.slice(0, 3)]) || null;
    return !digits && frenchNames.test(place) ? null : undefined;
  },
  // The islands have no postal codes, so any text or none may stand there.
  NL: (place, zip) =>
    /^(NL\W*)?[1-9]\d{3}\s*([A-Z]{2})?$/i.test(zip) && !dutchNames.test(place) ? undefined : null,
  DK: (place, _, digits) =>
    /^(39\d\d|\d{3})$/.test(digits) || danishNames.test(place) ? null : undefined,
};

/**
 * Returns the zone of an address overseas, in a country of Europe that has such parts. Undefined
 * for other addresses, and null where nobody can tell whether it is overseas, or in which part.
 */
export const overseasZone = ({
  countryCode = '',
  state,
  city,
  zip,
}: ZonedAddress): string | null | undefined =>
  finders[countryCode]?.(`${state} ${city}`, zip.trim(), zip.replace(/\D/g, ''));
