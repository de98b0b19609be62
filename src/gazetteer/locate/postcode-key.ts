/** A postal code that was found in a text. */
export interface PostcodeText {
  /**
   * The key of the code in the shards: its digits, or the part before the gap in Canada, Ireland
   * and the United Kingdom.
   */
  readonly key: string;
  /** The code as it was written, in capitals. */
  readonly code: string;
  /** The text around the code, or '' when there is none. */
  readonly rest: string;
}

/** Countries whose codes are digits, with the lengths in use (`TW356`: 3, 5 or 6 digits). */
const DIGITS = new Map(
  (
    'AD3 AI4 AL4 AS59 AT4 AU4 AX5 AZ4 BD4 BE4 BG4 BR58 BY6 CC4 CH4 CL7 CN6 CO6 CR5 CX4 CY4 CZ5 DE5 DK4 DO5 DZ5 EC6 EE5 ' +
    'ES5 FI5 FM59 FO3 FR5 GF5 GL4 GP5 GR5 GT5 GU59 HK6 HM4 HN5 HR5 HT4 HU4 ID5 IN6 IS3 IT5 JP7 KE5 KR5 LI4 LK5 LT5 LU4 LV4 ' +
    'MA5 MC5 MD4 MH59 MK4 MO6 MP59 MQ5 MW6 MY5 NC5 NF4 NO4 NU4 NZ4 PA5 PE5 PF5 PH4 PK5 PL5 PM5 PR59 PT47 PW59 RE5 RO6 ' +
    'RS56 RU6 SE5 SG6 SI4 SJ4 SK5 SM5 TH5 TR5 TW356 UA5 US59 UY5 VA5 VI59 WF5 WS5 YT5 ZA4'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

const BRITISH = '([A-Z]{1,2}\\d[A-Z\\d]?)(?:\\s*\\d[A-Z]{2})?';
const ONE_CODE = '([A-Z]{4})\\s*1ZZ';
/** Countries with letters in their codes. The groups of each pattern form the key. */
const LETTERED_SHAPES = [
  ['AR', '[A-Z]?(\\d{4})(?:[A-Z]{3})?'],
  ['BM', '([A-Z]{2})\\s*(\\d\\d)'],
  ['CA', '([A-Z]\\d[A-Z])(?:[\\s-]*\\d[A-Z]\\d)?'],
  ['FK', ONE_CODE],
  ['GB', BRITISH],
  ['GG', BRITISH],
  ['GI', '(GX11)\\s*1AA'],
  ['GS', ONE_CODE],
  ['IE', '([A-Z]\\d[\\dW])(?:\\s*[A-Z\\d]{4})?'],
  ['IM', BRITISH],
  ['IO', ONE_CODE],
  ['JE', BRITISH],
  ['MT', '([A-Z]{3})(?:\\s*\\d{2,4})?'],
  ['NL', '(\\d{4})(?:\\s*[A-Z]{2})?'],
  ['NR', '(NRU)\\s*68'],
  ['PN', ONE_CODE],
  ['TC', ONE_CODE],
] as const;
const alone = (shape: string): RegExp => new RegExp(`(?<![A-Z\\d])${shape}(?![A-Z\\d])`, 'g');
const LETTERED = new Map<string, RegExp>(
  LETTERED_SHAPES.map(([country, shape]) => [country, alone(shape)]),
);
/**
 * Whole codes with the letters O and I for the digits 0 and 1, which look alike. The digits are in
 * the second and fourth group.
 */
const BRITISH_MISREAD = alone('([CPSY]O|[A-Z]{1,2}?)([\\dOI][\\dA-Z]?)(\\s*)([\\dOI])([A-Z]{2})');
const MISREAD = new Map<string, RegExp>([
  ['CA', alone('([A-Z])([\\dOI])([A-Z][\\s-]*)([\\dOI])([A-Z][\\dOI])')],
  ['IE', alone('([A-Z])([\\dOI][\\dOIW])(\\s*)([A-Z\\d])([A-Z\\d]{3})')],
  ...['GB', 'GG', 'IM', 'JE'].map((country) => [country, BRITISH_MISREAD] as const),
]);
const digitsIn = (text: string): string => text.replace(/O/g, '0').replace(/I/g, '1');

/** Whether the library has the postal codes of a country (ISO 3166-1 alpha-2). */
export const hasPostcodes = (countryCode: string): boolean =>
  LETTERED.has(countryCode) || DIGITS.has(countryCode);

const MAX_LENGTH = 120;
const onlyDigits = /^\d+$/;
/** Two numbers with a hyphen, as codes in the United States or Portugal may have. */
const twoNumbers = /^\d+-\d+$/;
/**
 * Matches signs, and country letters before a code (`D-10115`). A `\0` marks where the code was
 * removed.
 */
const SIGNS = /[^\p{L}\p{M}\d]+|\b[A-Z]{1,2}(?=[\s-]*\0)/gu;

/**
 * Returns the key of a text that consists of a postal code of digits only, in the country's
 * notation. It is a fast path for nearly all codes.
 */
export function plainPostcode(text: string, countryCode: string): string | undefined {
  const digits = onlyDigits.test(text)
    ? text
    : twoNumbers.test(text)
      ? text.replace('-', '')
      : undefined;
  return digits && DIGITS.get(countryCode)?.includes(String(digits.length)) ? digits : undefined;
}

/**
 * Returns the postal code in a text if it has a form that the country uses. Only the shards know
 * whether it exists. A number of another length is not a code, because it would be read as some
 * distant place.
 */
export function postcodeKey(text: string, countryCode: string): PostcodeText | undefined {
  const plain = plainPostcode(text, countryCode);
  if (plain) return { key: plain, code: text, rest: '' };
  const lengths = DIGITS.get(countryCode);
  // A text of digits with another length holds no code.
  if (lengths && onlyDigits.test(text)) return undefined;
  const misread = MISREAD.get(countryCode);
  const capitals = text.slice(0, MAX_LENGTH).normalize('NFKC').toUpperCase();
  const clean = misread
    ? capitals.replace(misread, (_, ...[a, b, c, d, e]: string[]) =>
        [a, digitsIn(b!), c, digitsIn(d!), e].join(''),
      )
    : // Some write a dot after two digits: 80.420-090.
      capitals.replace(/(?<=^\D*\d\d)\.(?=\d{3}(?!\d))/, '');
  const lettered = LETTERED.get(countryCode);
  for (const match of clean.matchAll(lettered ?? /(?<!\d)\d(?:[\s-]?\d)*/g)) {
    const key = lettered ? match.slice(1).join('') : match[0].replace(/\D/g, '');
    if (lettered ? key : lengths?.includes(String(key.length)))
      return {
        key,
        code: match[0],
        rest: clean.replace(match[0], '\0').replace(SIGNS, ' ').trim(),
      };
  }
  return undefined;
}

/**
 * Returns the keys that a store's postal code may have. Spreadsheets drop leading zeros and append
 * `.0`.
 */
export function storePostcodeKeys(text: string, countryCode: string): string[] {
  const whole = postcodeKey(text, countryCode);
  if (whole) return [whole.key];
  const [, number] = /^\s*(\d{3,8})(?:\.0)?\s*$/.exec(text) ?? [];
  const padded = number ? [`0${number}`, `00${number}`] : [];
  return padded.flatMap((digits) => postcodeKey(digits, countryCode)?.key ?? []);
}
