import type { Formats } from '../domain/messages/formats.js';

/**
 * "1 store", "1,024 stores". The words are English, so the plural is too, whatever the language of the page: by the
 * rules of Japanese there would be "1 stores".
 */
export const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${n === 1 ? one : other}`;
