import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const rowsOf = (file) =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** The postal codes of one country: `{ code, lat, lng, place, stateCode, state }[]`. */
export function postalCodes(folder, country) {
  return rowsOf(join(folder, 'postal', `${country}.tsv.gz`))
    .filter(([code]) => code !== 'code' && !/cedex/i.test(code))
    .map(([code, lat, lng, place, stateCode, state]) => ({
      code,
      lat: Number(lat),
      lng: Number(lng),
      place,
      stateCode: stateCode ?? '',
      state: state ?? '',
    }));
}

/** Towns of 50,000 and more with their other names, largest first, by country. */
export function towns(folder) {
  const byCountry = new Map();
  for (const [country, lat, lng, people, name, others] of rowsOf(
    join(folder, 'names', 'places-i18n.tsv.gz'),
  )) {
    const town = { lat: Number(lat), lng: Number(lng), people: Number(people), name };
    town.names = [name, ...(others ?? '').split('|').filter(Boolean)];
    byCountry.set(country, [...(byCountry.get(country) ?? []), town]);
  }
  for (const list of byCountry.values()) list.sort((a, b) => b.people - a.people);
  return byCountry;
}
