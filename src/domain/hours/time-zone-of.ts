import { countryZones } from './country-zones.js';
import { isTimeZone } from './local-time.js';
import { overseasZone } from './overseas-zone.js';
import type { RegionalZone, ZonedAddress } from './regional-zone.js';

let countries: Map<string, string> | undefined;

/**
 * Whether a country's zone depends on the region. `timeZoneOf` then needs `regionalZone`, which
 * brings a large table: import it only where such a store is.
 */
export const hasRegionalZones = (countryCode: string | undefined): boolean =>
  !!countryCode && !zonesByCountry().has(countryCode);

/**
 * Returns the IANA name of a store's time zone. Undefined where the address does not decide between
 * zones whose clocks differ, or where its parts disagree.
 * @param given the zone that the merchant gives; it is used if the engine knows it
 * @param regional the function of `regional-zone.ts`, once it is loaded
 */
export function timeZoneOf(
  address: ZonedAddress,
  given?: string,
  regional?: RegionalZone,
): string | undefined {
  const overseas = overseasZone(address);
  const atHome = zonesByCountry().get(address.countryCode ?? '') ?? regional?.(address);
  const zone = given ?? (overseas === undefined ? atHome : overseas);
  return zone && isTimeZone(zone) ? zone : undefined;
}

function zonesByCountry(): ReadonlyMap<string, string> {
  if (!countries) {
    countries = new Map();
    for (const entry of countryZones.split(' ')) {
      const [zone = '', codes = ''] = entry.split(':');
      for (const code of codes.match(/../g) ?? []) countries.set(code, zone);
    }
  }
  return countries;
}
