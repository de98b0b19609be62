import { postcodeKey } from './postcode-key.js';

/**
 * A number or text in a street line that has the form of a postal code, and the words beside it.
 */
export interface StreetCode {
  readonly code: string;
  readonly key: string;
  /** True when its form, its length or a word before it tells a code from a house number. */
  readonly isSure: boolean;
  /** True when the code has letters, so that a town need not confirm it. */
  readonly isLettered: boolean;
  /** The words before and after it, up to a sign, and the words before these. */
  readonly before: string;
  readonly earlier: string;
  readonly after: string;
  /** Whether a sign stands between these words and the code. */
  readonly isApartBefore: boolean;
  readonly isApartAfter: boolean;
  /** All parts of the line after it. */
  readonly rest: readonly string[];
}

const BRITISH = '[A-Z]{1,2}\\d[A-Z\\d]?\\s*\\d[A-Z]{2}';
/** Complete codes with letters. Their first halves alone are also names of roads and units. */
const LETTERED: Readonly<Record<string, string>> = {
  AR: '[A-Z]\\d{4}(?:[A-Z]{3})?',
  CA: '[A-Z]\\d[A-Z][\\s-]?\\d[A-Z]\\d',
  GB: BRITISH,
  GG: BRITISH,
  IE: '[A-Z]\\d[\\dW]\\s?(?=[A-Z]*\\d)[A-Z\\d]{4}',
  IM: BRITISH,
  JE: BRITISH,
  MT: '[A-Z]{3}\\s?\\d{4}',
  NL: '\\d{4}\\s?[A-Z]{2}',
};
/** The digits before and after the gap or hyphen that a country writes in its codes. */
const GAPS: Readonly<Record<string, readonly [number, number]>> = {
  BR: [5, 3],
  CZ: [3, 2],
  IN: [3, 3],
  JP: [3, 4],
  PL: [2, 3],
  PT: [4, 3],
  SE: [3, 2],
  SK: [3, 2],
  US: [5, 4],
};
/** No country's house numbers have so many digits. */
const SURE_LENGTH = 6;
const MARK =
  /(?:\bc\.?\s?p\.?|cep|zip(?: ?code)?|plz|pin(?: ?code)?|post(?:al)? ?code|〒|우)[\s:.-]*$/iu;
/** Words before the number of a house, a part of it or a road. */
const UNIT =
  /(?:#|\b(?:suite|ste|unit|ap(?:t|to)|shop|store|room|rm|lot|box|house|plot|flat|door|level|floor|block|bldg|building|office|no|n[º°]|nr|km|hwy|highway|route|rte|local|loja|int|lote|tel|phone|fax))[\s.:]*$/iu;
const PARTS = /[,;()\n]|\s[-–—]\s/u;
const MAX_LENGTH = 200;

const patterns = new Map<string, RegExp>();

/** Returns what may be a postal code in a street line, the last one first. */
export function streetCodes(text: string, countryCode: string): StreetCode[] {
  const line = text.slice(0, MAX_LENGTH).normalize('NFKC');
  let pattern = patterns.get(countryCode);
  if (!pattern) patterns.set(countryCode, (pattern = patternOf(countryCode)));
  const codes: StreetCode[] = [];
  for (const { index, 0: match, groups } of line.matchAll(pattern)) {
    const code = groups!.code!;
    const found = postcodeKey(code, countryCode);
    const head = line.slice(0, index);
    if (found?.code !== code || UNIT.test(head)) continue;
    const before = head.replace(MARK, '').split(PARTS);
    const [earlier = '', last = ''] = ['', ...partsOf(before)].slice(-2);
    const after = line.slice(index + match.length).split(PARTS);
    const isLettered = /[A-Z]/.test(code);
    codes.unshift({
      code,
      key: found.key,
      isSure:
        isLettered ||
        match !== code ||
        code.replace(/\D/g, '').length >= SURE_LENGTH ||
        MARK.test(head),
      isLettered,
      before: last,
      earlier,
      after: partsOf(after)[0] ?? '',
      isApartBefore: !before.at(-1)!.trim(),
      isApartAfter: !after[0]!.trim(),
      rest: partsOf(after),
    });
  }
  return codes;
}

const partsOf = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter(Boolean);

function patternOf(countryCode: string): RegExp {
  const lettered = LETTERED[countryCode];
  const [start, end] = GAPS[countryCode] ?? [];
  const digits = start ? `\\d{${start}}[ -]?\\d{${end}}|\\d{3,8}` : '\\d{3,8}';
  const prefix = `(?:${countryCode}[- ]?|${countryCode.charAt(0)}-)?`;
  return new RegExp(
    `(?<![\\p{L}\\p{N}#/.]|\\d-)${prefix}(?<code>${lettered ? `${lettered}|` : ''}${digits})(?![\\p{Script=Latin}\\p{N}/]|-\\d|\\.\\d)`,
    'gu',
  );
}
