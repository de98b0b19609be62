import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { brazilRanges } from './brazil-ranges.mjs';
import { kilometers, wideIndex } from './place-index.mjs';
import { mendPoints } from './postal-points.mjs';
import { shardWriter } from './shard-writer.mjs';

/**
 * Codes within this distance of their middle that have a common beginning are merged into one
 * entry.
 */
const MERGE_KM = 1;
const FOREIGN_TOWN_KM = 12;
const ARMY_POST = /^(?:APO|DPO|FPO) /;
const UNITS_PER_DEGREE = 200;
/** India's points are accurate to about 7 km, so finer steps would only cost bytes. */
const COARSE_UNITS_PER_DEGREE = { IN: 100 };

/**
 * Codes of territories are also filed under the country that stores name with them, such as "United
 * States" with the state PR.
 */
const TERRITORIES = {
  AU: ['CC', 'CX', 'NF'],
  DK: ['GL'],
  FI: ['AX'],
  FR: ['GF', 'GP', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'],
  GB: ['GG', 'IM', 'JE'],
  NO: ['SJ'],
  US: ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'],
};

/**
 * Returns the postal shards.
 * @param folder holds `CC.tsv.gz`: code, latitude, longitude, place, state code, state name
 * @param placesOf all places, by country
 * @param townsOf the same without those that only postal codes name
 * @param places the modules of `src/gazetteer` with which the page reads the shards
 * @returns the bytes of each file, by its name, and the moved points by country
 */
export function postalShards(folder, placesOf, townsOf, places) {
  const index = wideIndex(located(placesOf));
  const townIndex = wideIndex(located(townsOf));
  const files = new Map();
  const moves = new Map();
  const mended = new Map();
  const rowsOf = (country) => {
    if (!mended.has(country)) {
      const rows = readPostal(folder, country);
      const towns = townsOf.get(country) ?? [];
      const result = mendPoints(country, rows, towns, townIndex, places);
      if (country === 'BR') result.rows.push(...brazilRanges());
      mended.set(country, result.rows);
      if (result.moves.length) moves.set(country, result.moves);
    }
    return mended.get(country);
  };
  for (const country of [...readdirSync(folder).map((name) => name.slice(0, 2)), 'GR'].sort()) {
    const codes = new Map();
    for (const part of [country, ...(TERRITORIES[country] ?? [])])
      for (const row of rowsOf(part)) {
        const key = places.postcodeKey(row.code, part)?.key;
        if (!key) console.warn(`${part}: no shape for ${row.code}`);
        else if (!codes.has(key) && !isAbroad(row, part, index)) codes.set(key, row);
      }
    for (const [name, keys] of groupBy([...codes.keys()].sort(), (key) =>
      places.postalShardName(country, key),
    ))
      files.set(name, encode(country, keys, codes, places));
  }
  return { files, moves };
}

const located = (placesOf) =>
  [...placesOf].flatMap(([country, some]) =>
    some.map(({ lat, lng, admin1 }) => ({ country, lat, lng, admin1 })),
  );

/**
 * Whether a code is near a town of another country, with no town of its own country around. It is
 * an error in the source or an army post office.
 */
function isAbroad(row, country, index) {
  if (country === 'US' && ARMY_POST.test(row.place)) return true;
  const around = index.around(row);
  return (
    around.every((place) => place.country !== country) &&
    around.some((place) => kilometers(place, row) < FOREIGN_TOWN_KM)
  );
}

export function readPostal(folder, country) {
  const text =
    country === 'GR'
      ? readFileSync(new URL('postal-GR.tsv', import.meta.url), 'utf8')
      : gunzipSync(readFileSync(join(folder, `${country}.tsv.gz`))).toString();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [code, lat, lng, place, stateCode, state] = line.split('\t');
      return { code, lat: Number(lat), lng: Number(lng), place, stateCode, state };
    });
}

function encode(country, keys, codes, { ShardKind, postcodeNumber }) {
  const entries = merge(keys, codes);
  const unitsPerDegree = COARSE_UNITS_PER_DEGREE[country] ?? UNITS_PER_DEGREE;
  const width = Math.max(...entries.map(({ key }) => key.length));
  const base = keys.some((key) => /\D/.test(key)) ? 37 : 11;
  const ranges =
    keys.length > 100 && keys.filter((key) => key.endsWith('00')).length > keys.length * 0.95;
  const writer = shardWriter(ShardKind.Postal);
  for (const value of [unitsPerDegree, width, base, Number(ranges), entries.length])
    writer.count(value);
  const numbers = entries.map(({ key }) => postcodeNumber(key, { width, base }));
  writer.column(numbers.map((number, i) => number - (numbers[i - 1] ?? 0)));
  for (const axis of ['lat', 'lng']) {
    const values = entries.map((entry) => Math.round(entry[axis] * unitsPerDegree));
    writer.column(values.map((value, i) => zigzag(value - (values[i - 1] ?? 0))));
  }
  return writer.file();
}

const zigzag = (value) => (value < 0 ? -2 * value - 1 : 2 * value);

/** Merges codes into entries. Both `keys` and the result are sorted. */
function merge(keys, codes, start = 0, end = keys.length, depth = 0) {
  const middle = { lat: 0, lng: 0 };
  for (let i = start; i < end; i++) {
    middle.lat += codes.get(keys[i]).lat / (end - start);
    middle.lng += codes.get(keys[i]).lng / (end - start);
  }
  const together = keys
    .slice(start, end)
    .every((key) => kilometers(middle, codes.get(key)) <= MERGE_KM);
  if (end - start === 1 || (together && depth > 0))
    return [{ key: end - start === 1 ? keys[start] : keys[start].slice(0, depth), ...middle }];
  const entries = [];
  for (let from = start, to; from < end; from = to) {
    to = from + 1;
    while (to < end && keys[from].length > depth && keys[to][depth] === keys[from][depth]) to++;
    entries.push(...merge(keys, codes, from, to, depth + 1));
  }
  return entries;
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
