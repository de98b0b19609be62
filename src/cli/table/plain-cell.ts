/**
 * The text of a cell without a formula, an apostrophe or other signs that only a spreadsheet needs.
 */
export interface PlainCell {
  readonly text: string;
  /** The address in a link formula. */
  readonly link?: string | undefined;
  /** The reason why a cell has no text: it holds a formula or an error. */
  readonly trouble?: string | undefined;
}

const quoted = '"((?:[^"]|"")*)"';
const linkFormula = new RegExp(
  `^=\\s*(?:HYPERLINK|LIEN_HYPERTEXTE)\\(\\s*${quoted}\\s*(?:[,;](.*))?\\)\\s*$`,
  'i',
);
/** A formula that makes spreadsheets keep the leading zero of 01067. */
const textFormula = new RegExp(`^=\\s*${quoted}\\s*$`);
const errorValue = /^#(REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM|BEZUG|NV|WERT|NOM|VALEUR)[!?]?$/i;

/**
 * Reads the meaning of a cell. Of a formula, only a link's text and address or a plain text are
 * used.
 */
export function plainCell(raw: string): PlainCell {
  const cell = raw.trim();
  if (errorValue.test(cell)) return { text: '', trouble: `is the spreadsheet's error ${cell}` };
  // This apostrophe prevents a spreadsheet from reading the text as a formula.
  if (/^'[=+@-]/.test(cell)) return { text: cell.slice(1) };
  if (!cell.startsWith('=')) return { text: cell };
  const unquoted = (text: string | undefined) => text?.replaceAll('""', '"').trim();
  const text = unquoted(textFormula.exec(cell)?.[1]);
  if (text !== undefined) return { text };
  const [, to, label] = linkFormula.exec(cell) ?? [];
  const link = unquoted(to);
  // The label's own quotes are gone if the cell had no quotes around it.
  if (link !== undefined) return { text: unquoted(label)?.replace(/^"|"$/g, '') || link, link };
  return { text: '', trouble: 'is a formula' };
}
