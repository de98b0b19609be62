// What a page in another language than English types and calls places by.
export { nameInScript } from './name-in-script.js';
export { regionCalled, regionName } from './region-name.js';

/** Arabic, Persian, Devanagari and other ones. */
const DIGIT = /(?=[\u0660-\u1819])\p{Nd}/gu;

/** A text with the digits that postal codes are listed with, whatever it was typed with. */
export const plainDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    // The scripts of India have theirs from the seventh place of a block on.
    return String((code % 16) - (code > 0x960 && code < 0xdf0 ? 6 : 0));
  });
