import { LETTERS } from '../../domain/search/normalize-text.js';

const WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  sankt: 'saint',
  sint: 'saint',
  ste: 'sainte',
  sta: 'santa',
  sto: 'santo',
  ft: 'fort',
  mt: 'mount',
};

/**
 * Returns names in the form in which they are compared: lower case, without accents, gaps or signs,
 * and with `St` expanded.
 * Line breaks are kept, so that a whole list is converted at once. This is many times faster than
 * name by name.
 */
export function nameKey(names: string): string {
  return names
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]+/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll('臺', '台')
    .replace(/\b(?:st|sankt|sint|ste|sta|sto|ft|mt)\b/g, (word) => WORDS[word] ?? '')
    .replace(/[\0-\t\v-/:-`{-\x7f]+/g, '')
    .replace(/[^\0-\x7f]+/g, (letters) => letters.replace(/[^\p{L}\p{N}\p{M}]+/gu, ''));
}
