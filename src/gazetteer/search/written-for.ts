/** Signs of European countries before a postal code, if they differ from the country code. */
export const SIGNS: Readonly<Record<string, string>> = {
  ...{ A: 'AT', B: 'BE', D: 'DE', E: 'ES', F: 'FR', FIN: 'FI', FL: 'LI', H: 'HU', I: 'IT' },
  ...{ L: 'LU', N: 'NO', P: 'PT', S: 'SE', SLO: 'SI' },
};

/** The numbers of digits before and behind a hyphen, in the countries that write one. */
const HYPHENS: Readonly<Record<string, string>> = {
  ...{ BR: '5-3', JP: '3-4', KR: '3-3', PL: '2-3', PT: '4-3', TW: '3-3', US: '5-4', PR: '5-4' },
  ...{ VI: '5-4', GU: '5-4', MP: '5-4', AS: '5-4', FM: '5-4', MH: '5-4', PW: '5-4' },
};

/** The countries whose codes may begin with letters. */
const LETTERED = /^(?:AR|BM|CA|FK|GB|GG|GI|GS|IE|IM|IO|JE|MT|NR|PN|TC)$/;

/**
 * Returns a postal code as a country writes it: in Argentina without the letters of a province
 * ("BA8153"). Returns '' when letters or a hyphen tell that the code is another country's.
 */
export function writtenFor(country: string, text: string): string {
  const [, letters = '', digits] = /^([a-z]{1,3})(\d{3,}\b.*)$/i.exec(text) ?? [];
  const sign = letters.toUpperCase();
  if (country === 'AR' && letters.length > 1) return digits!;
  const isForeign = digits && !LETTERED.test(country) && (SIGNS[sign] ?? sign) !== country;
  const [, before = '', behind = ''] = /^(\d{2,5})-(\d{3,4})$/.exec(text) ?? [];
  const isOther = before && HYPHENS[country] !== `${before.length}-${behind.length}`;
  return isForeign || isOther ? '' : text;
}
