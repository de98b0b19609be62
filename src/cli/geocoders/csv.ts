import { csvRows } from '../../domain/csv-rows.js';

/** Writes one line of CSV as RFC 4180 defines it. */
export const csvLine = (fields: readonly (string | number)[]): string =>
  `${fields.map((field) => `"${String(field).replaceAll('"', '""')}"`).join(',')}\r\n`;

/**
 * Returns the rows of a CSV text without blank rows. Quoted cells may hold commas, quotes and line
 * breaks.
 */
export const parseCsv = (text: string): (readonly string[])[] =>
  Array.from(csvRows(text), ({ cells }) => cells).filter((cells) => cells.join(''));
