// Builds country-zones.ts and regional-zones.ts in src/domain/hours, the time zones of countries
// and regions. The options are those of build.mjs; --tzdata is a folder with zone.tab and
// zone1970.tab.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { placesByCountry, districtsOf } from './places.mjs';
import { nameRegions, readRegions } from './regions.mjs';
import { readPostal } from './postal.mjs';
import { prefixesOf, zoneFinder } from './zone-prefixes.mjs';
import { sameClock } from './zone-clocks.mjs';

const { values: options } = parseArgs({
  options: Object.fromEntries(
    ['postal', 'names', 'cities', 'admin1', 'cldr', 'tzdata'].map((name) => [
      name,
      { type: 'string' },
    ]),
  ),
});
const modules = Object.assign(
  {},
  ...(await Promise.all(
    [
      '../locate/postcode-key.ts',
      '../names/name-key.ts',
      '../shards/postal-shard.ts',
      '../shards/postal-shard-name.ts',
      '../shards/shard-reader.ts',
      '../../domain/hours/zone-key.ts',
    ].map((name) => tsImport(name, import.meta.url)),
  )),
);
const { zoneKey } = modules;

/**
 * The least people of towns that are named in a region of several zones, and in a country. More
 * towns would cost more bytes than the few addresses without a postal code or region are worth.
 */
const SPLIT_TOWN = 300_000;
const KNOWN_TOWN = 1_500_000;
/** Shops of Xinjiang keep Beijing's time, although tzdata has a zone of its own for the region. */
const DISPUTED = new Set(['Asia/Urumqi']);
/** Names of regions that no input has. */
const MORE_NAMES = {
  'MX.09': ['Ciudad de México', 'CDMX'],
  'MX.15': ['Estado de México', 'MEX'],
  'PT.23': ['Açores'],
};
/**
 * The countries whose regions are listed by name. The others have postal codes that decide, or few
 * stores: names of all regions of the world would cost more than the code that reads them.
 */
const NAMED = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'ID', 'ES', 'PT']);
const BY_CODE = new Set(['RU', 'CN', 'CL', 'EC', 'NZ', 'UA']);
/** In these countries addresses name the state, and towns of one name are many. */
const STATES_ARE_WRITTEN = new Set(['US', 'CA', 'AU']);

const places = readFileSync(options.cities, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map((row) => ({
    ...{ name: row[1], lat: Number(row[4]), lng: Number(row[5]), country: row[8] },
    ...{ admin1: row[10], population: Number(row[14]), zone: row[17] },
  }));
const zonesOf = new Map();
for (const line of tableLines('zone.tab')) push(zonesOf, line[0], line[2]);
const mergedZones = tableLines('zone1970.tab').map(([codes, , zone]) => [codes.split(','), zone]);

const regions = readRegions(options.admin1, districtsOf(options.names, 'TW'), modules);
const placesIn = placesByCountry(options.cities, options.names, regions, modules);
nameRegions(
  regions,
  { cldrFolder: options.cldr, postalFolder: options.postal },
  (country) => placesIn.get(country) ?? [],
  modules,
);

const single = new Map();
const regional = {};
for (const [country, zones] of [...zonesOf].sort()) {
  const own = places.filter((place) => place.country === country);
  const clocks = clocksOf(zones, own);
  if (clocks.length === 1) push(single, mergedName(country, clocks[0].zone), country);
  else if (NAMED.has(country) || BY_CODE.has(country))
    regional[country] = tableOf(country, own, clocks);
}
write();

/** Groups the zones of a country by their clock. Each group goes by its largest zone. */
function clocksOf(zones, own) {
  const people = (zone) =>
    own.reduce((sum, place) => sum + (place.zone === zone ? place.population : 0), 0);
  const clocks = [];
  for (const zone of [...zones].sort((a, b) => people(b) - people(a))) {
    const clock = clocks.find((other) => sameClock(other.zone, zone));
    if (!clock) clocks.push({ zone });
  }
  return clocks;
}

/** Returns the name that tzdata gives to equal zones of several countries. */
function mergedName(country, zone) {
  const merged = mergedZones.filter(
    ([codes, other]) => codes.includes(country) && sameClock(other, zone),
  );
  return (merged.find(([, other]) => other === zone) ?? merged[0])?.[1] ?? zone;
}

/** Makes the table of a country: for each zone its regions, postal codes and towns. */
function tableOf(country, towns, clocks) {
  const known = new Map(
    [...new Set(towns.map(({ zone }) => zone))].map((zone) => [
      zone,
      DISPUTED.has(zone) ? undefined : clocks.find((clock) => sameClock(clock.zone, zone))?.zone,
    ]),
  );
  const clockOf = (zone) => known.get(zone);
  const tokens = new Map(clocks.map(({ zone }) => [zone, []]));
  const aliases = [];
  const named = new Map();
  const own = regions.get(country) ?? [];
  for (const region of own) {
    const names = [...region.names, ...(MORE_NAMES[`${country}.${region.code}`] ?? [])];
    region.keys = [...new Set(names.filter((name) => /\p{L}/u.test(name)).map(zoneKey))];
    for (const key of region.keys) push(named, key, region);
  }
  const codes = postalCodes(country, named);
  const zoneAt = zoneFinder(towns, clockOf);
  for (const region of own) {
    const inside = towns.filter(({ admin1 }) => admin1 === region.code);
    const found = new Set(inside.map(({ zone }) => clockOf(zone)));
    const keys = region.keys.filter((key) => named.get(key).length === 1);
    if (!keys.length || !found.size) continue;
    if (found.size === 1) {
      [region.zone] = found;
      if (region.zone && NAMED.has(country)) tokens.get(region.zone).push(...keys);
      continue;
    }
    region.isSplit = true;
    if (!NAMED.has(country)) continue;
    const short = keys.reduce((a, b) => (b.length < a.length ? b : a));
    for (const key of keys) if (key !== short) aliases.push(`${key}:${short}`);
    const parts = townsOf(inside, clockOf, SPLIT_TOWN);
    const zoned = codes
      .filter((row) => row.region === region)
      .map((row) => [row.code, zoneAt(row)]);
    for (const [zone, prefixes] of prefixesOf(zoned))
      for (const prefix of prefixes) push(parts, zone, `#${prefix}`);
    for (const [zone, all] of parts) tokens.get(zone).push(`${short}@${all.join('+')}`);
  }
  if (!STATES_ARE_WRITTEN.has(country)) {
    const parts = townsOf(towns, clockOf, KNOWN_TOWN);
    const zoned = codes.map((row) => [
      row.code,
      row.region && !row.region.isSplit ? row.region.zone : zoneAt(row),
    ]);
    for (const [zone, prefixes] of prefixesOf(zoned))
      for (const prefix of prefixes) push(parts, zone, `#${prefix}`);
    for (const [zone, all] of parts) tokens.get(zone).push(`@${all.join('+')}`);
  }
  return [
    aliases.join(),
    ...[...tokens].filter(([, all]) => all.length).map(([zone, all]) => `${zone}=${all.join()}`),
  ].join(';');
}

/** Returns a country's postal codes, each with its region. */
function postalCodes(country, named) {
  let rows;
  try {
    rows = readPostal(options.postal, country);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return rows.map((row) => ({
    ...row,
    code: row.code.toUpperCase().replace(/[^A-Z\d]/g, ''),
    region: [row.state, row.stateCode]
      .map((name) => (name ? named.get(zoneKey(name)) : undefined))
      .find((found) => found?.length === 1)?.[0],
  }));
}

/** Returns the towns of each zone whose names are in no other zone. */
function townsOf(own, clockOf, least) {
  const zones = new Map();
  for (const { name, zone } of own) push(zones, zoneKey(name), clockOf(zone));
  const towns = new Map();
  const sorted = [...own].sort((a, b) => b.population - a.population);
  for (const { name, zone, population } of sorted) {
    const key = zoneKey(name);
    const clock = clockOf(zone);
    if (population < least || !clock || new Set(zones.get(key)).size > 1) continue;
    if (!towns.get(clock)?.includes(key)) push(towns, clock, key);
  }
  return towns;
}

function write() {
  const lines = [...single]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([zone, codes]) => `${zone}:${codes.join('')}`)
    .join(' ');
  save(
    'country-zones',
    '/** The zones of countries in which all clocks agree: each zone with its country codes. */\n' +
      `export const countryZones =\n  '${lines}';\n`,
  );
  save(
    'regional-zones',
    '/** The zones of other countries, by code. `time-zone-of.ts` tells how they are written. */\n' +
      `export const regionalZones: Readonly<Record<string, string>> = ${JSON.stringify(regional, null, 2)};\n`,
  );
}

function save(name, text) {
  const credit =
    '// Made by src/gazetteer/build/time-zones.mjs from GeoNames (CC BY 4.0) and tzdata.\n\n';
  writeFileSync(new URL(`../../domain/hours/${name}.ts`, import.meta.url), credit + text);
}

function tableLines(name) {
  return readFileSync(`${options.tzdata}/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

function push(map, key, value) {
  if (!map.has(key)) map.set(key, []);
  map.get(key).push(value);
}
