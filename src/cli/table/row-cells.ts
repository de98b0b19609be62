import { saysNothing } from '../../domain/says-nothing.js';
import { holdsSecretKey } from '../../domain/secret-key.js';
import type { Field } from './column-names.js';
import type { Columns } from './columns.js';
import { plainCell, type PlainCell } from './plain-cell.js';

/** The longest text in characters that the page shows. */
const mostLetters = 500;

/** A long number that a spreadsheet has shortened to its first digits, such as "4.93012E+11". */
const rounded = /^\d([.,]\d+)?E\+\d+$/i;

/**
 * The cells of one row by field. Each cell that can't be used is reported with the name of its
 * column.
 */
export class RowCells {
  readonly #cells: readonly string[];
  readonly #header: readonly string[];
  readonly #columns: Columns;
  readonly #tell: (reason: string) => void;

  constructor(
    cells: readonly string[],
    header: readonly string[],
    columns: Columns,
    tell: (reason: string) => void,
  ) {
    this.#cells = cells;
    this.#header = header;
    this.#columns = columns;
    this.#tell = tell;
  }

  /** Reports that a field's cell is not used. */
  refuse(field: Field, why: string): void {
    this.#refuse(this.#columns.fields.get(field), why);
  }

  /** Returns the text of a field on one line. */
  text(field: Field): string {
    return oneLine(this.#at(this.#columns.fields.get(field)).text);
  }

  /** Returns the digits of a field. Refuses a number that the spreadsheet has rounded. */
  number(field: Field): string {
    const text = this.text(field);
    if (!rounded.test(text)) return text;
    this.refuse(field, `is "${text}", a number that the spreadsheet has rounded`);
    return '';
  }

  /** Returns the text of a field with its line breaks. */
  lines(field: Field): string {
    return this.#at(this.#columns.fields.get(field)).text;
  }

  /** Returns the address of a link in the cell, or else the text of the cell. */
  link(field: Field): string {
    const { text, link } = this.#at(this.#columns.fields.get(field));
    return link ?? oneLine(text);
  }

  /** Returns the hours of each weekday column that is not empty. */
  week(): string[] {
    return [...this.#columns.weekdays].flatMap(([day, i]) => {
      const hours = oneLine(this.#at(i).text);
      return hours ? [`${day} ${hours}`] : [];
    });
  }

  /** Returns the texts of columns without a known field, by column name. */
  further(): Record<string, string> {
    const texts = [...this.#columns.further].map(([name, i]) => [name, this.#at(i).text] as const);
    return Object.fromEntries(texts.filter(([, text]) => text));
  }

  #at(i: number | undefined): PlainCell {
    const raw = i === undefined ? undefined : this.#cells[i];
    if (!raw) return { text: '' };
    const cell = plainCell(raw);
    const { text, link = '', trouble } = cell;
    if (trouble) this.#refuse(i, trouble);
    else if (holdsSecretKey(text) || holdsSecretKey(link))
      this.#refuse(i, 'holds a secret key: revoke it');
    else if (text.length > mostLetters) this.#refuse(i, `has more than ${mostLetters} letters`);
    else return saysNothing(text) ? { text: '' } : cell;
    return { text: '' };
  }

  #refuse(i = -1, why: string): void {
    this.#tell(`"${this.#header[i]?.trim()}" ${why}, and is not used`);
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
