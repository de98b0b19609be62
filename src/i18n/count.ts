import type { Formats } from '../domain/messages/formats.js';

/**
 * Returns a counted noun, such as "1 store" or "1,024 stores".
 *
 * The words are English, so the plural is English too, whatever the page's language. The rules of
 * Japanese would give "1 stores".
 */
export const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${n === 1 ? one : other}`;
