import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The languages whose scripts the data has names in. The first language of each script gives the
 * name to show.
 */
const LANGUAGES = 'ar bn el he hi hy ja ka ko ru th uk zh zh-Hant'.split(' ');
/** Matches names with a region, such as "Питерсберг, Индиана". */
const QUALIFIED = /[,،(]/;

/**
 * Sets `exemplars` on cities that give time zones their names: their names in several languages,
 * the country's own language first. CLDR is the only source that tells the language of a name.
 */
export function markExemplars(countries, cldrFolder, { nameKey }) {
  const read = (path) => JSON.parse(readFileSync(join(cldrFolder, path), 'utf8'));
  const zonesIn = new Map();
  const cityIn = (language, zone) => {
    if (!zonesIn.has(language)) {
      const path = `cldr-dates-full/main/${language}/timeZoneNames.json`;
      const isThere = existsSync(join(cldrFolder, path));
      zonesIn.set(language, isThere && read(path).main[language].dates.timeZoneNames.zone);
    }
    return zone.split('/').reduce((found, part) => found?.[part], zonesIn.get(language) || {})
      ?.exemplarCity;
  };
  for (const [code, { _alias, _region = code.slice(0, 2) }] of Object.entries(
    read('cldr-bcp47/bcp47/timezone.json').keyword.u.tz,
  )) {
    const country = _region.toUpperCase();
    const zone = _alias?.split(' ')[0];
    const places = zone && countries.get(country);
    if (!places) continue;
    const english = nameKey(cityIn('en', zone) ?? zone.replace(/.*\//, '').replaceAll('_', ' '));
    const [place] = places
      .filter(({ name, names }) => [name, ...names].some((one) => nameKey(one) === english))
      .sort((a, b) => b.population - a.population);
    if (!place) continue;
    const { language } = new Intl.Locale(`und-${country}`).maximize();
    const names = [language, ...LANGUAGES].map((one) => cityIn(one, zone));
    place.exemplars = [...new Set(names)].filter((name) => name && !QUALIFIED.test(name));
  }
}
