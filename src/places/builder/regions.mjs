import { readFileSync } from 'node:fs';
import { readPostal } from './postal.mjs';

const MAX_SAMPLES = 150;
const SURE_SHARE = 0.6;
const CJK_AFTER =
  /(?<=..)(?:特別自治市|特別市|広域市|都|府|県|省|市|縣|自治区|특별자치시|특별자치도|특별시|광역시|도)$/u;

/** First-level regions by country: their names in English and at home, and their codes. */
export function regionsByCountry({ admin1File, cldrFolder, postalFolder }, placesOf, { nameKey }) {
  const english = cldrNames(cldrFolder);
  const parents = cldrParents(cldrFolder);
  const rows = JSON.parse(readFileSync(admin1File, 'utf8'));
  const countries = new Map();
  for (const { code, name } of rows) {
    const [country, ...rest] = code.split('.');
    if (!countries.has(country)) countries.set(country, []);
    countries.get(country).push({ code: rest.join('.'), names: [name] });
  }
  for (const [country, regions] of countries) {
    const places = placesOf(country);
    addPostalNames(country, regions, places, postalFolder);
    addIsoNames(country, regions, english, parents, nameKey);
    for (const region of regions)
      region.names = distinct(
        region.names.flatMap((name) => [name, name.replace(CJK_AFTER, '')]),
        nameKey,
      );
  }
  return countries;
}

/** Taiwan's first level in GeoNames is not the one of its addresses: counties and cities are. */
export function regionsFromDistricts(districts, nameKey) {
  const regions = new Map();
  for (const { parent } of districts) {
    const [native, english] = parent.split('|');
    if (english)
      regions.set(english, { code: english, names: distinct([english, native], nameKey) });
  }
  return [...regions.values()];
}

/** Postal files name their regions by other codes: where most of a region's codes lie decides which it is. */
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

function postalRows(folder, country) {
  try {
    return readPostal(folder, country);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function cldrNames(folder) {
  const file = `${folder}/cldr-subdivisions-full/subdivisions/en/en.json`;
  return new Map(
    Object.entries(
      JSON.parse(readFileSync(file, 'utf8')).subdivisions.localeDisplayNames.subdivisions,
    ),
  );
}

/** Second-level subdivisions → first-level ones. */
function cldrParents(folder) {
  const file = `${folder}/cldr-core/supplemental/subdivisionContainment.json`;
  const { subdivisionContainment } = JSON.parse(readFileSync(file, 'utf8')).supplemental;
  const parents = new Map();
  for (const [parent, { _contains }] of Object.entries(subdivisionContainment))
    for (const child of _contains) parents.set(child, parent);
  return parents;
}

/** One of each key, with its accents if it has any: "São Paulo" for "Sao Paulo". */
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
