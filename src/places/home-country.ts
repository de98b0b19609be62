import { countryCode } from '../domain/country-code.js';
import type { Store } from '../domain/store.js';

/** Parts of a country that have data of their own. */
const TERRITORIES: Readonly<Record<string, string>> = {
  AU: 'CC CX NF',
  CN: 'HK MO TW',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'GF GP MC MQ NC PF PM RE WF YT',
  GB: 'GG GI IM JE',
  NL: 'AW CW SX',
  US: 'AS GU MP PR VI',
};

/** The country whose shards have a store: Puerto Rico for one in "United States, PR". */
export function homeCountry(
  country: string,
  { state, city }: Pick<Store, 'state' | 'city'>,
): string {
  const territories = TERRITORIES[country];
  if (!territories) return country;
  const codes = [state, city].map((name) => countryCode(name));
  return codes.find((code) => code && territories.includes(code)) ?? country;
}
