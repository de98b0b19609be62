/** A row of a text of separated values. */
export interface CsvRow {
  /** Where it begins, counted from 1 as text editors do: a quoted cell may hold line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The line of a quote in it that never closes: the cell then holds all the rest of the text. */
  readonly openQuote?: number;
  /** Its cells in which text stands right after the closing quote, as where a quote is missing or is one too many. */
  readonly strayTexts?: readonly StrayText[];
}

/** Where a cell goes on after its closing quote. */
export interface StrayText {
  /** The place of the cell, from 0. */
  readonly cell: number;
  /** The lines in which its quotes open and close. */
  readonly opened: number;
  readonly closed: number;
}

/**
 * The rows of a text as RFC 4180 writes them, also with another separator, and with the line breaks of any system. A
 * blank line is a row of one empty cell. What follows a closing quote in its cell is taken as it stands, and told of.
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

/** What stands between a quote and the one that closes it, doubled quotes as they are, and where the text goes on. */
function quotedAt(text: string, quote: number) {
  let close = text.indexOf('"', quote + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const isOpen = close < 0;
  if (isOpen) close = text.length;
  return { content: text.slice(quote + 1, close), next: Math.min(close + 1, text.length), isOpen };
}

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
