import { isOverlong, longestText } from './is-overlong.js';

/** A sentence about records with a text so long that it is cut or left out; undefined where there are none. */
export function overlong(number: number, records: readonly unknown[]): string | undefined {
  const { length } = records.filter(isOverlong);
  return length
    ? `page ${number} of the listing has a text of more than ${longestText} letters in ${length} of its records: it is cut or left out`
    : undefined;
}
