/** The text of a cell without formula, apostrophe or other signs that only a spreadsheet needs. */
export interface PlainCell {
  readonly text: string;
  /** The address that a link's formula leads to. */
  readonly link?: string | undefined;
  /** Why the cell has no text, where it holds a formula or an error. */
  readonly trouble?: string | undefined;
}

const quoted = '"((?:[^"]|"")*)"';
const linkFormula = new RegExp(
  `^=\\s*(?:HYPERLINK|LIEN_HYPERTEXTE)\\(\\s*${quoted}\\s*(?:[,;](.*))?\\)\\s*$`,
  'i',
);
/** How spreadsheets are told to keep the zeros of 01067. */
const textFormula = new RegExp(`^=\\s*${quoted}\\s*$`);
const errorValue = /^#(REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM|BEZUG|NV|WERT|NOM|VALEUR)[!?]?$/i;

/** Reads a cell as it was meant: of a formula, a link's text and address or a plain text; of others nothing. */
export function plainCell(raw: string): PlainCell {
  const cell = raw.trim();
  if (errorValue.test(cell)) return { text: '', trouble: `is the spreadsheet's error ${cell}` };
  // an apostrophe that keeps a formula from being one
  if (/^'[=+@-]/.test(cell)) return { text: cell.slice(1) };
  if (!cell.startsWith('=')) return { text: cell };
  const unquoted = (text: string | undefined) => text?.replaceAll('""', '"').trim();
  const text = unquoted(textFormula.exec(cell)?.[1]);
  if (text !== undefined) return { text };
  const [, to, label] = linkFormula.exec(cell) ?? [];
  const link = unquoted(to);
  // the label's own quotes are gone where the cell had none around it
  if (link !== undefined) return { text: unquoted(label)?.replace(/^"|"$/g, '') || link, link };
  return { text: '', trouble: 'is a formula' };
}
