import { readFileSync } from 'node:fs';
import { addCuratedRegions } from './curated-regions.mjs';
import { placeIndex } from './place-index.mjs';
import { readPostal } from './postal.mjs';

const MAX_SAMPLES = 150;
const SURE_SHARE = 0.6;
/**
 * China's provinces by the first digits of their national codes, in the form that addresses use.
 */
const CHINA =
  '11 北京 12 天津 13 河北 14 山西 15 内蒙古 21 辽宁 22 吉林 23 黑龙江 31 上海 32 江苏 33 浙江 34 安徽 35 福建 36 江西 37 山东 ' +
  '41 河南 42 湖北 43 湖南 44 广东 45 广西 46 海南 50 重庆 51 四川 52 贵州 53 云南 54 西藏 61 陕西 62 甘肃 63 青海 64 宁夏 65 新疆';
const CJK_AFTER =
  /(?<=..)(?:特別自治市|特別市|広域市|都|府|県|省|市|縣|自治区|특별자치시|특별자치도|특별시|광역시|도)$/u;

/**
 * Returns first-level regions by country, each with its code and English name in GeoNames.
 * @param districts districts of Taiwan, whose first level in GeoNames differs from the regions in
 *   its addresses
 */
export function readRegions(admin1File, districts, { nameKey }) {
  const countries = new Map();
  for (const { code, name } of JSON.parse(readFileSync(admin1File, 'utf8'))) {
    const [country, ...rest] = code.split('.');
    if (!countries.has(country)) countries.set(country, []);
    countries.get(country).push({ code: rest.join('.'), names: [name] });
  }
  const taiwan = new Set(districts.flatMap(({ parent }) => parent.split('|')[1] || []));
  countries.set(
    'TW',
    [...taiwan].map((name) => ({ code: `TW ${nameKey(name)}`, names: [name] })),
  );
  return countries;
}

/** Adds the regions' names used at home and their codes. Duplicates are removed. */
export function nameRegions(countries, { cldrFolder, postalFolder }, placesOf, { nameKey }) {
  const english = cldrNames(cldrFolder);
  const parents = cldrParents(cldrFolder);
  const formerCodes = cldrFormerCodes(cldrFolder);
  for (const [country, regions] of countries) {
    addPostalNames(country, regions, placeIndex(placesOf(country)), postalFolder);
    addIsoNames(country, regions, english, parents, nameKey);
    addFormerCodes(country, regions, formerCodes);
  }
  addCuratedRegions(countries);
  for (const regions of countries.values())
    for (const region of regions)
      region.names = distinct(
        region.names.flatMap((name) => [name, name.replace(CJK_AFTER, '')]),
        nameKey,
      );
}

/**
 * Adds the names of regions in postal files, which use other codes. A region is identified by the
 * area where most of its postal codes are.
 */
function addPostalNames(country, regions, places, postalFolder) {
  const states = new Map();
  for (const row of postalRows(postalFolder, country)) {
    if (!row.state) continue;
    const key = `${row.stateCode}\t${row.state}`;
    if (!states.has(key)) states.set(key, []);
    states.get(key).push(row);
  }
  for (const [key, rows] of states) {
    const votes = new Map();
    const step = Math.ceil(rows.length / MAX_SAMPLES);
    let cast = 0;
    for (let i = 0; i < rows.length; i += step) {
      const nearest = places.nearest(rows[i]);
      if (!nearest) continue;
      votes.set(nearest.admin1, (votes.get(nearest.admin1) ?? 0) + 1);
      cast++;
    }
    const [winner, count] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [];
    const region = regions.find(({ code }) => code === winner);
    if (!region || count < cast * SURE_SHARE) continue;
    const [code, state] = key.split('\t');
    region.names.push(...state.split(' / '));
    if (/[A-Z]/.test(code)) region.names.push(code);
  }
}

function addIsoNames(country, regions, english, parents, nameKey) {
  const bare = (name) =>
    nameKey(
      name.replace(
        /\b(state of|province of|region|province|prefecture|county|oblast|krai|republic|governorate|district|city|department|-(do|si|ken|fu|to))\b/gi,
        ' ',
      ),
    );
  const byName = new Map();
  for (const region of regions)
    for (const name of region.names) if (bare(name)) byName.set(bare(name), region);
  for (const [id, name] of english) {
    if (!id.startsWith(country.toLowerCase())) continue;
    const region =
      byName.get(bare(name)) ??
      byName.get(bare(english.get(parents.get(id)) ?? '')) ??
      byName.get(nameKey(id.slice(2)));
    if (region) region.names.push(name, id.slice(2).toUpperCase());
  }
}

/** Adds former codes of ISO 3166-2, which feeds still use. */
function addFormerCodes(country, regions, formerCodes) {
  for (const [former, code] of formerCodes) {
    if (!former.startsWith(country.toLowerCase()) || !code.startsWith(country.toLowerCase()))
      continue;
    const region = regions.find(({ names }) => names.includes(code.slice(2).toUpperCase()));
    region?.names.push(former.slice(2).toUpperCase());
  }
  if (country !== 'CN') return;
  for (const [, number, native] of CHINA.matchAll(/(\d+) (\S+)/g)) {
    // Inner Mongolia is found by name, because CLDR has no English name for its code.
    const region = regions.find(
      ({ names }) => names.includes(number) || (number === '15' && names[0] === 'Inner Mongolia'),
    );
    if (region) region.names.splice(1, 0, native, number);
    else console.warn(`CN: no province ${number}`);
  }
}

function postalRows(folder, country) {
  try {
    return readPostal(folder, country);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

export function cldrNames(folder) {
  const file = `${folder}/cldr-subdivisions-full/subdivisions/en/en.json`;
  return new Map(
    Object.entries(
      JSON.parse(readFileSync(file, 'utf8')).subdivisions.localeDisplayNames.subdivisions,
    ),
  );
}

/** Returns pairs of a former code and the code that replaced it. */
function cldrFormerCodes(folder) {
  const file = `${folder}/cldr-core/supplemental/aliases.json`;
  const { subdivisionAlias } = JSON.parse(readFileSync(file, 'utf8')).supplemental.metadata.alias;
  return Object.entries(subdivisionAlias).map(([former, { _replacement }]) => [
    former,
    _replacement,
  ]);
}

/** Returns the first-level subdivision of each second-level one. */
function cldrParents(folder) {
  const file = `${folder}/cldr-core/supplemental/subdivisionContainment.json`;
  const { subdivisionContainment } = JSON.parse(readFileSync(file, 'utf8')).supplemental;
  const parents = new Map();
  for (const [parent, { _contains }] of Object.entries(subdivisionContainment))
    for (const child of _contains) parents.set(child, parent);
  return parents;
}

/** Keeps one name for each key, preferably with accents: "São Paulo" rather than "Sao Paulo". */
function distinct(names, nameKey) {
  const byKey = new Map();
  for (const name of names) {
    const known = byKey.get(nameKey(name));
    if (nameKey(name) && (!known || (isPlain(known) && !isPlain(name))))
      byKey.set(nameKey(name), name);
  }
  return [...byKey.values()];
}

const isPlain = (name) => /^[\x20-\x7e]*$/.test(name);
