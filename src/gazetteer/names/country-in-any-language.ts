import { countryCode } from '../../domain/country/country-code.js';
import { yieldToMain } from '../../scheduling/yield-to-main.js';
import { isPartOf } from '../locate/home-of.js';
import { countryWords } from './country-words.js';
import { codesByAlpha3, countryByAlpha3, otherCountryName } from './other-country-name.js';

const LANGUAGES =
  'de fr es it pt nl sv da nb fi is pl cs sk hu ro bg el tr ru uk be sr hr sl mk sq lt lv et ca ga ' +
  'ar he fa ur hi bn ta th vi id ms ja ko zh zh-Hant ka hy az kk uz mn km lo my si ne sw af';

/** The other Korea and the other Congo, which call themselves democratic. */
const DEMOCRATIC: Readonly<Record<string, string>> = { CG: 'CD', KR: 'KP' };
/**
 * Countries whose name is only a part of a neighbour's. An unknown word beside it may be that
 * neighbour's.
 */
const SHARED = /^(?:CD|CG|DM|GE|GN|GQ|GW|KP|KR|SD|WS)$/;
const CONTINENT = /^(?:africa|asia|europe|oceania|caribbean|west indies|middle east|.*america)$/i;
const GAP = /\s*[,;/()（）–—]\s*|\s+-\s+|\s+(?=(?:u\.?k|u\.?s\.?a?|p\.?r\.?c|china|france)\.?$)/iu;

const SIGN = /[,;/()（–—]|\s-\s/;
const REPUBLIC = /r[eé]p[uú]b+li[ckq]/i;

type Table = ReadonlyMap<string, string>;
const tables = new Map<string, Table>();

/**
 * Returns the ISO 3166-1 alpha-2 code of a country by its name in any of about sixty languages. The
 * name may have a title such as "Kingdom of", or stand beside a part of the country. The names of
 * each language are listed only once, each in its own slice of work.
 * @param lang the page's language (BCP 47), which is tried first
 */
export async function countryInAnyLanguage(
  name: string,
  lang?: string,
): Promise<string | undefined> {
  return (await countryNamed(name.trim(), lang)) ?? countryOfParts(name, lang);
}

async function countryNamed(name: string, lang?: string): Promise<string | undefined> {
  const { key, text, isPeoples } = countryWords(name);
  const whole = countryCode(name, lang) ?? countryByAlpha3(name);
  // Two letters after a title are no country, as in "State of GA".
  if (whole ?? key.length < 2 + Number(key < '\x7f')) return whole;
  const code = otherCountryName(key) ?? countryCode(text, lang) ?? (await byTable());
  if (code === 'CN' && !isPeoples && REPUBLIC.test(name)) return 'TW';
  return (isPeoples && DEMOCRATIC[code ?? '']) || code;

  async function byTable(): Promise<string | undefined> {
    for (const language of [...(lang ? [lang] : []), 'en', ...LANGUAGES.split(' ')]) {
      let table = tables.get(language);
      if (!table) {
        tables.set(language, (table = tableOf(language)));
        await yieldToMain();
      }
      const code = (isPeoples && table.get(`+${key}`)) || table.get(key);
      if (code) return code;
    }
    return undefined;
  }
}

/** Returns the country of "Leeds, England, UK", "Martinique (France)" or "France, Europe". */
async function countryOfParts(name: string, lang?: string): Promise<string | undefined> {
  const parts = name.split(GAP).filter((part) => part && !CONTINENT.test(part));
  if (parts.length > 4) return undefined;
  const codes: (string | undefined)[] = [];
  // Two letters are rather a state than a country, such as CA.
  for (const part of parts)
    codes.push(/^(?!uk|us)..$/i.test(part) ? undefined : await countryNamed(part, lang));
  const [first, ...others] = new Set(codes.filter((code) => code !== undefined));
  if (!first || others.length > 1) return undefined;
  const [other] = others;
  if (other) {
    if (isPartOf(other, first)) return other;
    if (isPartOf(first, other)) return first;
    return first === 'GE' && other === 'US' ? other : undefined;
  }
  if (codes.every((code) => code)) return first;
  const isSure = SIGN.test(name) && !SHARED.test(first);
  return isSure && (codes.at(-1) ?? name.includes('(')) ? first : undefined;
}

/** Returns the codes of countries by the words of their names in a language. */
function tableOf(language: string): Table {
  const table = new Map<string, string | undefined>();
  let names: Intl.DisplayNames;
  try {
    names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  } catch {
    return new Map(); // The language is no valid tag.
  }
  const entries = [...codesByAlpha3().values()].map(
    (code) => [code, names.of(code) ?? ''] as const,
  );
  const add = (code: string, name: string): void => {
    const { key, isPeoples } = countryWords(name);
    const full = isPeoples ? `+${key}` : key;
    // A key of two countries tells neither.
    if (key) table.set(full, table.has(full) && table.get(full) !== code ? undefined : code);
  };
  for (const [code, name] of entries) add(code, name);
  // Names such as "Myanmar (Burma)" are also found without the bracket.
  for (const [code, name] of entries) {
    const short = name.replace(/\s*\(.*/, '');
    if (short !== name && !table.has(countryWords(short).key)) add(code, short);
  }
  return table as Table;
}
