import { csvRows } from '../../domain/csv-rows.js';

/** One line of CSV, as RFC 4180 writes it. */
export const csvLine = (fields: readonly (string | number)[]): string =>
  `${fields.map((field) => `"${String(field).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** The rows of a CSV text but the blank ones; quoted fields may hold commas, quotes and line breaks. */
export const parseCsv = (text: string): (readonly string[])[] =>
  Array.from(csvRows(text), ({ cells }) => cells).filter((cells) => cells.join(''));
