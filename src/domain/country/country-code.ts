import { normalizeText } from '../search/normalize-text.js';

/** Names in use that `Intl` does not give. The keys have the form of `keyOf`. */
const aliases =
  'US:usa,unitedstatesofamerica GB:uk,greatbritain,england,scotland,wales,northernireland IE:republicofireland ' +
  'CZ:czechrepublic SK:slovakrepublic TR:turkey,turkiye AE:uae NL:holland RU:russianfederation BN:bruneidarussalam ' +
  'KR:korea,republicofkorea KP:koreademocraticpeoplesrepublicof CD:congodemocraticrepublicof HK:hongkong MO:macau,macao ' +
  'MK:macedonia CI:ivorycoast CV:caboverde BA:bosnia PS:palestine VA:vatican,holysee LA:laopeoplesdemocraticrepublic';

/**
 * Codes that `Intl` names although they are no countries, or no longer. It gives a former country
 * the name of its successor.
 */
const noCountry =
  /AN|BU|C[ST]|D[DY]|E[UZ]|F[QX]|HV|JT|MI|N[HQT]|P[CUZ]|Q[OU]|RH|SU|TP|U[KN]|VD|WK|X[AB]|Y[DU]|Z[RZ]/;

/** Titles that may follow a country's name without changing which country it is. */
const title =
  /\b(republic|states?|kingdom|province|commonwealth|sultanate|union)( of\b.*)?$|^the$/i;

const tables = new Map<string, ReadonlyMap<string, string>>();
/** Codes by language and name: a listing repeats its few country names thousands of times. */
const codes = new Map<string, Map<string, string | undefined>>();

/**
 * Returns the ISO 3166-1 alpha-2 code of a country. The country is given by its name in English or
 * in `language` (a BCP 47 tag), or by the code itself in any case. Returns undefined for unknown
 * names.
 */
export function countryCode(name: string, language = 'en'): string | undefined {
  let known = codes.get(language);
  if (!known) codes.set(language, (known = new Map<string, string | undefined>()));
  if (!known.has(name)) known.set(name, findCode(name, language));
  return known.get(name);
}

function findCode(name: string, language: string): string | undefined {
  for (const form of formsOf(name)) {
    const key = keyOf(form);
    const code = tableOf('en').get(key) ?? tableOf(language).get(key);
    if (code) return code;
  }
  return undefined;
}

/**
 * Lists the forms of a name to look up. "Korea, North" is also "North Korea". In "Tanzania, United
 * Republic of", as ISO writes it, the second part is a mere title.
 */
function* formsOf(name: string): Generator<string> {
  yield name;
  const [, before = '', behind = ''] = /^(.+?)\s*[,(]\s*(.*?)\)?\s*$/s.exec(name) ?? [];
  if (!before) return;
  yield `${behind} ${before}`;
  if (!behind || title.test(behind)) yield before;
}

/** Makes a lookup key that is the same for "St. Kitts & Nevis" and "Saint Kitts and Nevis". */
const keyOf = (name: string): string =>
  normalizeText(name)
    .replace(/^saint\b/, 'st')
    .replace(/\b(and|the)\b| /g, '');

function tableOf(language: string): ReadonlyMap<string, string> {
  let table = tables.get(language);
  if (!table) tables.set(language, (table = buildTable(language)));
  return table;
}

function buildTable(language: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const entry of aliases.split(' '))
    for (const alias of entry.slice(3).split(',')) table.set(alias, entry.slice(0, 2));
  let names: Intl.DisplayNames;
  try {
    names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  } catch {
    return table; // The language is no valid tag.
  }
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = noCountry.test(code) ? undefined : names.of(code);
    if (!name) continue;
    table.set(keyOf(name), code).set(code.toLowerCase(), code);
    // Names such as "Myanmar (Burma)" are also found without the bracket.
    if (name.includes('(')) table.set(keyOf(name.replace(/\(.*/, '')), code);
  }
  return table;
}
