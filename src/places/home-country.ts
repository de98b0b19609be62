import { countryCode } from '../domain/country-code.js';

/** Parts of a country that have data of their own. */
const TERRITORIES = new Map([
  ['AU', 'CC CX NF'],
  ['CN', 'HK MO TW'],
  ['DK', 'FO GL'],
  ['FI', 'AX'],
  ['FR', 'GF GP MC MQ NC PF PM RE WF YT'],
  ['GB', 'GG GI IM JE'],
  ['NL', 'AW CW SX'],
  ['US', 'AS GU MP PR VI'],
]);

/** The parts of a country that have data of their own, by their codes. */
export const territoriesOf = (country: string): readonly string[] =>
  TERRITORIES.get(country)?.split(' ') ?? [];

/**
 * The country whose shards have an address: Puerto Rico for one in "United States", PR.
 * @param part the address's state, or its city where it has none
 */
export function homeCountry(country: string, part: string): string {
  const territories = TERRITORIES.get(country);
  const code = territories && countryCode(part);
  return code && territories.includes(code) ? code : country;
}
