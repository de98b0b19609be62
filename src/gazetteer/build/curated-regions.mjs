import { readFileSync } from 'node:fs';

/**
 * Vietnam's regions in the list of places, which is older than the list of regions: in 2025
 * provinces were merged and got other numbers.
 */
const VIETNAM =
  '01:91 21:91 03:86 67:86 69:86 05:04 09:82 37:82 13:31 79:31 20:79 75:79 45:79 23:68 47:68 91:68 24:80 33:80 30:22 32:14 ' +
  '34:38 35:33 81:33 39:20 43:75 76:75 44:01 46:52 49:52 50:08 68:08 52:42 53:25 83:25 86:25 54:56 60:56 55:51 63:51 58:40 ' +
  '59:37 80:37 82:37 61:66 88:66 62:44 64:44 65:92 87:92 93:92 66:46 70:15 90:15 71:24 74:24 72:19 85:19 73:96 77:96 78:48 ' +
  '84:48 89:12 92:11';
const vietnam = new Map(VIETNAM.split(' ').map((pair) => pair.split(':')));

/** Returns the code of a region in the list of regions, by its code in the list of places. */
export const currentRegion = (country, code) =>
  country === 'VN' ? (vietnam.get(code) ?? '') : code;

/**
 * Adds names and abbreviations of regions that the sources lack, but addresses use. Each line of
 * the file has a country and the English name of a region = names. A name may stand for several
 * regions, such as an island or a former province. A warning tells of lines whose region is not in
 * the data.
 */
export function addCuratedRegions(countries) {
  const file = new URL('curated-regions.txt', import.meta.url);
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [, country, english, names] = /^(..) (.+?)=(.+)$/.exec(line);
    const region = countries.get(country)?.find((one) => one.names.includes(english));
    if (region) addNames(region.names, names.split('|'));
    else console.warn(`${country}: no region ${english}`);
  }
}

/** Adds codes after the region's own: a name before a code is taken for the name of a part. */
function addNames(known, names) {
  const isCode = (name) => /^[A-Z]{1,3}$/.test(name);
  const at = known.findIndex((name) => /^[A-Z\d]{1,3}$/.test(name));
  known.push(...names.filter((name) => !isCode(name)));
  known.splice(at < 0 ? known.length : at + 1, 0, ...names.filter(isCode));
}
