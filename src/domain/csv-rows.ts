/** A row of a text of separated values. */
export interface CsvRow {
  /**
   * The line on which the row begins, counted from 1 as text editors do. A quoted cell may hold
   * line breaks.
   */
  readonly line: number;
  readonly cells: readonly string[];
  /**
   * The line of a quote in the row that is never closed. The cell of that quote holds the rest of
   * the text.
   */
  readonly openQuote?: number;
  /**
   * Cells with text right after the closing quote. They are a sign of a missing or a surplus quote.
   */
  readonly strayTexts?: readonly StrayText[];
}

/** A cell that goes on after its closing quote. */
export interface StrayText {
  /** The index of the cell in its row, from 0. */
  readonly cell: number;
  /** The lines on which the quotes of the cell open and close. */
  readonly opened: number;
  readonly closed: number;
}

/**
 * Reads the rows of a text in the format of RFC 4180. It accepts other separators, and the line
 * breaks of any system. A blank line is a row of one empty cell. Text after a closing quote is kept
 * as it stands, and reported in `strayTexts`.
 * @param separator one character
 */
export function* csvRows(text: string, separator = ','): Generator<CsvRow, void> {
  const end = separator === '\t' ? /[\r\n\t]/g : new RegExp(`[\r\n${separator}]`, 'g');
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const begin = line;
    const cells: string[] = [];
    const strayTexts: StrayText[] = [];
    let openQuote: number | undefined;
    let isRow = true;
    while (isRow) {
      const opened = line;
      const quoted = text[at] === '"' ? quotedAt(text, at) : undefined;
      if (quoted) {
        if (quoted.isOpen) openQuote = line;
        line += lineBreaks(quoted.content);
        at = quoted.next;
      }
      end.lastIndex = at;
      const next = end.exec(text)?.index ?? text.length;
      const rest = text.slice(at, next);
      if (quoted && rest.trim()) strayTexts.push({ cell: cells.length, opened, closed: line });
      cells.push((quoted?.content.replaceAll('""', '"') ?? '') + rest);
      isRow = text[next] === separator;
      at = next + (text.startsWith('\r\n', next) ? 2 : 1);
    }
    line++;
    yield {
      line: begin,
      cells,
      ...(openQuote && { openQuote }),
      ...(strayTexts.length && { strayTexts }),
    };
  }
}

/**
 * Reads the content between a quote and its closing quote. Doubled quotes are kept as they are.
 * `next` is the index behind the closing quote.
 */
function quotedAt(text: string, quote: number) {
  let close = text.indexOf('"', quote + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const isOpen = close < 0;
  if (isOpen) close = text.length;
  return { content: text.slice(quote + 1, close), next: Math.min(close + 1, text.length), isOpen };
}

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
