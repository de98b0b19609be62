import { countryCode } from '../../domain/country/country-code.js';
import type { Address } from './address.js';
import { plainPostcode, postcodeKey, storePostcodeKeys } from './postcode-key.js';

/** The territories that have data of their own, by country. */
const TERRITORIES = new Map([
  ['AU', 'CC CX NF'],
  ['CN', 'HK MO TW'],
  ['DK', 'FO GL'],
  ['FI', 'AX'],
  ['FR', 'GF GP MC MQ NC PF PM RE WF YT'],
  ['GB', 'GG GI IM JE'],
  ['NL', 'AW CW SX'],
  ['NO', 'SJ'],
  ['US', 'AS GU MP PR VI'],
]);

/**
 * The beginnings of the postal codes of these territories. Codes of the Faroes have their own form,
 * all others that of the country.
 */
const CODES = new Map([
  ['AU', 'NF:2899 CX:6798 CC:6799'],
  ['DK', 'GL:2412|39\\d\\d FO:[1-9]'],
  ['FI', 'AX:22\\d{3}'],
  ['FR', 'GP:971 MQ:972 GF:973 RE:97[478] PM:975 YT:976 MC:980 WF:986 PF:987 NC:988'],
  ['GB', 'GG:GY IM:IM JE:JE GI:GX'],
  ['NO', 'SJ:8099|917\\d'],
  ['US', 'PR:00[679] VI:008 AS:96799 GU:969[12]|9693[0-2] MP:9695'],
]);
const [OWN_SHAPE, OWN_SHAPE_OF] = ['FO', 'DK'];
const patterns = new Map(
  [...CODES].map(([country, codes]) => {
    const parts = codes.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(3)] as const);
    const beginning = (text: string) => new RegExp(`^(?:${text})`);
    return [
      country,
      {
        parts: parts.map(([code, text]) => [code, beginning(text)] as const),
        // Most codes belong to no territory, so one test rejects them quickly.
        any: beginning(parts.map(([, text]) => text).join('|')),
      },
    ];
  }),
);

/**
 * Whether a country has postal codes in faraway territories. Then the place of a code with an
 * unknown beginning can't be guessed.
 */
export const hasFarPostcodes = (country: string): boolean => CODES.has(country);

/** Returns the codes of a country's territories that have data of their own. */
export const territoriesOf = (country: string): readonly string[] =>
  TERRITORIES.get(country)?.split(' ') ?? [];

/**
 * Returns the country whose shards hold an address. For an address in "United States" with the
 * state PR or a postal code 009xx, it is Puerto Rico.
 */
export function territoryOf(country: string, address: Address): string {
  const territories = TERRITORIES.get(country);
  if (!territories) return country;
  const { state, city } = address;
  return byPostcode(country, address) ?? byName(territories, state || city) ?? country;
}

function byName(territories: string, part: string): string | undefined {
  const code = countryCode(part);
  return code && territories.includes(code) ? code : undefined;
}

function byPostcode(country: string, { zip, state }: Address): string | undefined {
  const codes = zip ? patterns.get(country) : undefined;
  if (!codes) return undefined;
  const plain = country === OWN_SHAPE_OF ? undefined : plainPostcode(zip, country);
  if (plain && !codes.any.test(plain)) return undefined;
  const keys = keysOf(zip, country, state);
  const own = country === OWN_SHAPE_OF ? keysOf(zip, OWN_SHAPE, state) : [];
  if (![...keys, ...own].some((key) => codes.any.test(key))) return undefined;
  return codes.parts.find(([code, pattern]) =>
    (code === OWN_SHAPE ? own : keys).some((key) => pattern.test(key)),
  )?.[0];
}

/**
 * Returns the keys of a postal code. With a state, a short number is not padded: "606" is rather
 * the beginning of Chicago's codes than Puerto Rico's 00606.
 */
function keysOf(zip: string, country: string, state: string): readonly string[] {
  if (!state) return storePostcodeKeys(zip, country);
  const whole = postcodeKey(zip, country);
  return whole ? [whole.key] : [];
}
