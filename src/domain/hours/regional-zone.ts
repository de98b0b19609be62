import { regionalZones } from './regional-zones.js';
import { zoneKey } from './zone-key.js';

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

/** Finds the zone of an address in a country of several zones. */
export type RegionalZone = (address: ZonedAddress) => string | undefined;

const tables = new Map<string, ZoneTable>();
/** In these countries an address without a known state may be in a territory or a camp abroad. */
const needsState = /US|CA|AU/;

/**
 * Returns the zone of an address in a country of several zones by its region, postal code and town.
 * Undefined where these do not decide, or disagree.
 */
export function regionalZone({
  countryCode = '',
  state,
  city,
  zip,
}: ZonedAddress): string | undefined {
  const text = regionalZones[countryCode];
  if (!text) return undefined;
  const { aliases, zones } = tableOf(text);
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
  code.length >=
  (/CA/.test(countryCode)
    ? 3
    : /AU|NZ|PT/.test(countryCode)
      ? 4
      : /RU|CN/.test(countryCode)
        ? 6
        : 5);

/**
 * Reads the table of a country: "texas:tx;America/Chicago=ny,tx@houston+#75;…". Before the first
 * semicolon are other names of split regions. A zone has regions, and after "@" the towns and
 * postal codes of a split region, or of the country.
 */
function tableOf(text: string): ZoneTable {
  let table = tables.get(text);
  if (table) return table;
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
  tables.set(text, (table = { aliases, zones }));
  return table;
}
