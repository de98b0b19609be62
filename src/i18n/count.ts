import type { Formats } from '../domain/formats.js';

/** "1 store", "1,024 stores" */
export const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${format.plural(n) === 'one' ? one : other}`;
