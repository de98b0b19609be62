import { homeRegionNames } from './home-region-names.js';
import { nameKey } from './name-key.js';
import { ownLanguage } from './own-language.js';
import { ownCount } from './own-names.js';

/**
 * A region's name on a page in another language than English: as it is written at home where that is the country's.
 * @param names all that it and its parts are called
 * @param typed its name that was typed whole, to be shown; home may write the same with accents
 */
export function regionName(
  lang: string,
  countryCode: string,
  names: readonly string[],
  typed?: string,
): string {
  const [english = '', home = english] = names.slice(0, ownCount(names, countryCode));
  const known = homeRegionNames(lang, countryCode)?.get(english);
  const isHome = ownLanguage(countryCode) === lang.split('-')[0];
  const name = known ?? (isHome ? home : english);
  return typed && nameKey(typed) !== nameKey(name) ? typed : name;
}

/** What the data calls the region that is called so on a page of that language; undefined: none, or the same. */
export function regionCalled(lang: string, countryCode: string, text: string): string | undefined {
  const key = nameKey(text);
  const known = homeRegionNames(lang, countryCode) ?? [];
  return [...known].find(([, name]) => nameKey(name) === key)?.[0];
}
