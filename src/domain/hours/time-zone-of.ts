import { isTimeZone } from './local-time.js';
import { zoneKey } from './zone-key.js';
import { countryZones, regionalZones } from './zone-table.js';

/** The parts of a store's address that tell its zone. */
export interface ZonedAddress {
  /** ISO 3166-1 alpha-2 in capitals. */
  readonly countryCode: string | undefined;
  readonly state: string;
  readonly city: string;
  readonly zip: string;
}

/** A country's regions, towns and beginnings of postal codes, with their zones. */
interface ZoneTable {
  readonly aliases: ReadonlyMap<string, string>;
  readonly zones: ReadonlyMap<string, string>;
}

const tables = new Map<string, ZoneTable>();
let countries: ReadonlyMap<string, string> | undefined;
/** In these countries an address without a known state may be in a territory or a camp abroad. */
const needsState = /US|CA|AU/;

/**
 * Returns the IANA name of a store's time zone. Undefined where the address does not decide between
 * zones whose clocks differ, or where its parts disagree.
 * @param given the zone that the merchant gives; it is used if the engine knows it
 */
export function timeZoneOf(address: ZonedAddress, given?: string): string | undefined {
  if (given !== undefined) return isTimeZone(given) ? given : undefined;
  const { countryCode = '', state, city, zip } = address;
  countries ??= countryMap();
  const zone = countries.get(countryCode);
  if (zone) return zone;
  const table = tableOf(countryCode);
  if (!table) return undefined;
  const { aliases, zones } = table;
  const name = zoneKey(state.replace(new RegExp(`^${countryCode}-`), ''));
  const region = aliases.get(name) ?? name;
  const found = new Set<string | undefined>([zones.get(region)]);
  const scopes = needsState.test(countryCode) ? [region] : [region, ''];
  for (const scope of scopes) {
    if (city) found.add(zones.get(`${scope}@${zoneKey(city)}`));
    const code = zip.toUpperCase().replace(/[^A-Z\d]/g, '');
    if (isComplete(code, countryCode))
      for (const length of [1, 2, 3]) found.add(zones.get(`${scope}@#${code.slice(0, length)}`));
  }
  found.delete(undefined);
  return found.size === 1 ? [...found][0] : undefined;
}

/** Whether a postal code has its full length. Tables in which zeros were lost have shorter ones. */
const isComplete = (code: string, countryCode: string): boolean =>
  countryCode === 'CA' || countryCode === 'GL'
    ? code.length > 2
    : code.length >= (/RU|CN/.test(countryCode) ? 6 : /AU|NZ|PT/.test(countryCode) ? 4 : 5);

function countryMap(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const entry of countryZones.split(' ')) {
    const [zone = '', codes = ''] = entry.split(':');
    for (const code of codes.match(/../g) ?? []) map.set(code, zone);
  }
  return map;
}

/**
 * Reads the table of a country: "texas:tx;America/Chicago=ny,tx@houston+#75;…". Before the first
 * semicolon are other names of split regions. A zone has regions, and after "@" the towns and postal
 * codes of a split region, or of the country.
 */
function tableOf(countryCode: string): ZoneTable | undefined {
  const text = regionalZones[countryCode];
  let table = tables.get(countryCode);
  if (text === undefined || table) return table;
  const [names = '', ...parts] = text.split(';');
  const zones = new Map<string, string>();
  for (const part of parts) {
    const [zone = '', items = ''] = part.split('=');
    for (const item of items.split(',')) {
      const [scope = '', towns] = item.split('@');
      if (towns === undefined) zones.set(scope, zone);
      for (const town of towns?.split('+') ?? []) zones.set(`${scope}@${town}`, zone);
    }
  }
  const aliases = new Map(names.split(',').map((pair) => pair.split(':') as [string, string]));
  tables.set(countryCode, (table = { aliases, zones }));
  return table;
}
