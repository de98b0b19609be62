import { isOverlong, longestText } from './is-overlong.js';

/**
 * Returns a sentence about records with an overlong text, which is cut or left out. Returns
 * undefined when there are no such records.
 */
export function overlong(number: number, records: readonly unknown[]): string | undefined {
  const { length } = records.filter(isOverlong);
  return length
    ? `page ${number} of the listing has a text of more than ${longestText} letters in ${length} of its records: it is cut or left out`
    : undefined;
}
