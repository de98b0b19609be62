import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { kilometers } from './place-index.mjs';
import { readPostal } from './postal.mjs';

const SAME_TOWN_KM = 20;
/**
 * The least share of a place's postal codes that must give a name. A single code may belong to a
 * quarter, or be an error.
 */
const LEAST_SHARE = 0.05;

/**
 * Sets `local` on places: the other names that the country's postal codes give, so they are used at
 * home. GeoNames names some places in English, and does not tell the languages of other names.
 * Places whose main name is among their codes are skipped.
 */
export function markLocalNames(countries, postalFolder, { nameKey }) {
  for (const [country, places] of countries) {
    if (!existsSync(join(postalFolder, `${country}.tsv.gz`))) continue;
    const [byMain, byOther] = [new Map(), new Map()];
    const file = (map, key, place) => {
      if (map.has(key)) map.get(key).push(place);
      else map.set(key, [place]);
    };
    for (const place of places) {
      const main = nameKey(place.name);
      file(byMain, main, place);
      for (const key of new Set([...place.names, ...place.geonames].map(nameKey)))
        if (key && key !== main) file(byOther, key, place);
    }
    const isNear = (row) => (place) => kilometers(place, row) < SAME_TOWN_KM;
    const votes = new Map();
    const atHome = new Set();
    for (const row of readPostal(postalFolder, country)) {
      const key = nameKey(row.place);
      const ofThatName = (byMain.get(key) ?? []).filter(isNear(row));
      ofThatName.forEach((place) => atHome.add(place));
      if (ofThatName.length) continue;
      for (const place of (byOther.get(key) ?? []).filter(isNear(row))) {
        if (!votes.has(place)) votes.set(place, new Map());
        const ofPlace = votes.get(place);
        ofPlace.set(row.place, (ofPlace.get(row.place) ?? 0) + 1);
      }
    }
    for (const [place, ofPlace] of votes) {
      if (atHome.has(place)) continue;
      const all = [...ofPlace.values()].reduce((sum, count) => sum + count, 0);
      place.local = [...ofPlace]
        .filter(([, count]) => count >= all * LEAST_SHARE)
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .map(([name]) => name);
    }
  }
}
