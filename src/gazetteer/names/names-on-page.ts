// The code for typed texts and place names on pages in a language other than English.
export { nameInScript } from './name-in-script.js';
export { regionCalled, regionName } from './region-name.js';

/** Matches digits of Arabic, Persian, Devanagari and other scripts. */
const DIGIT = /(?=[\u0660-\u1819])\p{Nd}/gu;

/** Replaces the digits of a text with 0 to 9, as postal codes are listed. */
export const plainDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    // In Indian scripts, the digits start at the seventh place of a block of 16.
    return String((code % 16) - (code > 0x960 && code < 0xdf0 ? 6 : 0));
  });
