/** One line of CSV, as RFC 4180 writes it. */
export const csvLine = (fields: readonly (string | number)[]): string =>
  `${fields.map((field) => `"${String(field).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** The rows of a CSV text; quoted fields may hold commas, quotes and line breaks. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.join('')) rows.push(row);
    row = [];
  }
  return rows;
}
