import { normalizeText } from '../../domain/search/normalize-text.js';
import { columnNames, type Field } from './column-names.js';
import { weekdays, type Weekday } from './weekdays.js';

/**
 * The columns of a table by their meaning. Each number is the index of a column in a row, from 0.
 */
export interface Columns {
  readonly fields: ReadonlyMap<Field, number>;
  readonly weekdays: ReadonlyMap<Weekday, number>;
  /** All other columns by their titles. */
  readonly further: ReadonlyMap<string, number>;
}

/** Returns a column name without upper case, accents, spaces, signs and text in brackets. */
const keyOf = (name: string): string =>
  (normalizeText(name.replace(/[([].*?[)\]]/g, ' ')) || normalizeText(name)).replaceAll(' ', '');

interface Meaning<K> {
  readonly meant: K;
  /** When two columns have the same meaning, the one with the lower rank is used. */
  readonly rank: number;
}

const meanings = <K>(names: readonly (readonly [K, string])[]): ReadonlyMap<string, Meaning<K>> =>
  new Map(
    names.flatMap(([meant, list]) =>
      list.split(', ').map((name, rank) => [keyOf(name), { meant, rank }] as const),
    ),
  );

const fieldNames = meanings(Object.entries(columnNames) as [Field, string][]);
const weeks = weekdays.map(meanings);

/** "Number" in the languages that write the house number behind the street. */
const plainNumbers = ['nr', 'nummer', 'numero', 'numer'];

/** Finds the meaning of each column by its name. */
export function readColumns(header: readonly string[]): Columns {
  const keys = header.map(keyOf);
  const fields = chosen(keys.map((key, i) => meaningOf(key, keys[i - 1])));
  const week = chosen(weekOf(keys));
  const taken = new Set([...fields.values(), ...week.values()]);
  const further = new Map<string, number>();
  header.forEach((title, i) => {
    if (taken.has(i)) return;
    const name = title.trim() || `Column ${i + 1}`;
    further.set(further.has(name) ? `${name} (${i + 1})` : name, i);
  });
  return { fields, weekdays: week, further };
}

/**
 * Returns the field of a column. A plain "number" behind a street column is the house number,
 * otherwise the number of the store.
 */
function meaningOf(key: string, before = ''): Meaning<Field> | undefined {
  const isOfHouse = plainNumbers.includes(key) && fieldNames.get(before)?.meant === 'address';
  return isOfHouse ? { meant: 'numberBehind', rank: Infinity } : fieldNames.get(key);
}

/**
 * Returns the weekday of each column, in the language that knows most of them. A single column "FR"
 * is a language or a country, not Friday.
 */
function weekOf(keys: readonly string[]): readonly (Meaning<Weekday> | undefined)[] {
  const read = weeks.map((names) => keys.map((key) => names.get(key)));
  const counts = read.map((days) => days.filter(Boolean).length);
  const most = Math.max(...counts);
  return most > 1 ? read[counts.indexOf(most)]! : [];
}

function chosen<K>(columns: readonly (Meaning<K> | undefined)[]): Map<K, number> {
  const places = new Map<K, number>();
  columns.forEach((column, i) => {
    if (!column) return;
    const { meant, rank } = column;
    const known = columns[places.get(meant) ?? -1];
    if (!known || rank < known.rank) places.set(meant, i);
  });
  return places;
}

/** Returns how many of the cells are usual column names. */
export const namesAmong = (cells: readonly string[]): number =>
  cells.filter((cell) => fieldNames.has(keyOf(cell))).length;

/**
 * Whether a row repeats the header, perhaps in another language. Every cell of a known field in
 * such a row is a column name.
 */
export function isHeaderAgain(cells: readonly string[], { fields }: Columns): boolean {
  const said = [...fields.values()].map((i) => cells[i]?.trim()).filter((cell) => cell);
  return said.length > 1 && said.every((cell) => fieldNames.has(keyOf(cell!)));
}
