import { readFileSync } from 'node:fs';
import { CURATED_PARTS, OTHER_NAMES } from './curated-parts.mjs';
import { kilometers } from './place-index.mjs';
import { cldrNames } from './regions.mjs';

/** Countries whose addresses name second-level regions as their states. */
const COUNTRIES = new Set('BE DE ES FR GB IE IT PH'.split(' '));
/** A part reaches this far beyond its outermost place. */
const MARGIN_KM = 2;
const KINDS =
  /^(?:County of|Provincia di|Provincia dell'|Provincia|Província d[e']|Provincia de|Province d[eu]|Province of|Provincie|Regierungsbezirk|City and Borough of|City and County of|Metropolitan Borough of|Royal Borough of|Borough of|District of|City of|County|The) ?| (?:City and County Council|County Borough|county borough|County|City|District|Region)$/g;

/**
 * Returns the parts of regions by country, and islands, each with its names, its middle and how far
 * it reaches.
 */
export function readParts(citiesFile, admin2File, cldrFolder, { nameKey }) {
  const english = cldrNames(cldrFolder);
  const names = new Map(
    JSON.parse(readFileSync(admin2File, 'utf8')).map(({ code, name }) => [code, name]),
  );
  const others = new Map(
    lines(OTHER_NAMES).map((line) => {
      const [name, list] = line.split('=');
      return [name, list.split('|')];
    }),
  );
  const places = new Map();
  for (const line of readFileSync(citiesFile, 'utf8').split('\n')) {
    const cells = line.split('\t');
    const code = [cells[8], cells[10], cells[11]].join('.');
    if (!COUNTRIES.has(cells[8]) || !names.has(code)) continue;
    if (!places.has(code)) places.set(code, []);
    places.get(code).push({ lat: Number(cells[4]), lng: Number(cells[5]) });
  }
  const parts = new Map();
  const add = (country, part) => {
    if (!parts.has(country)) parts.set(country, []);
    parts.get(country).push(part);
  };
  for (const [code, some] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [country, , number] = code.split('.');
    const name = names.get(code);
    const bare = name.replace(KINDS, '').trim();
    const iso = isoOf(country, number, bare, english, nameKey);
    const all = [name, bare, ...iso, ...(others.get(`${country} ${name}`) ?? [])];
    add(country, { names: distinct(all, nameKey), ...circle(some) });
  }
  for (const line of lines(CURATED_PARTS)) {
    const [, country, list, lat, lng, km] = /^(..) (.+) (\S+),(\S+) (\d+)$/.exec(line);
    add(country, { names: list.split('|'), lat: Number(lat), lng: Number(lng), km: Number(km) });
  }
  return parts;
}

/** Returns the name and code of a part in CLDR. Codes of letters agree with those of GeoNames. */
function isoOf(country, number, bare, english, nameKey) {
  const start = country.toLowerCase();
  const isSame = ([id, name]) =>
    id.startsWith(start) &&
    (id === start + number.toLowerCase() || nameKey(name) === nameKey(bare));
  const found = country === 'PH' || country === 'DE' ? undefined : [...english].find(isSame);
  return found ? [found[1], found[0].slice(2).toUpperCase()] : [];
}

function circle(places) {
  const middle = (axis) => {
    const values = places.map((place) => place[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const point = { lat: middle('lat'), lng: middle('lng') };
  const reach = places.reduce((most, place) => Math.max(most, kilometers(point, place)), 0);
  return { ...point, km: Math.ceil(reach + MARGIN_KM) };
}

function distinct(names, nameKey) {
  const byKey = new Map();
  for (const name of names) if (!byKey.has(nameKey(name))) byKey.set(nameKey(name), name);
  return [...byKey.values()];
}

const lines = (text) => text.trim().split('\n');
