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
const weekdayNames = meanings(weekdays);

/** Finds the meaning of each column by its name. */
export function readColumns(header: readonly string[]): Columns {
  const keys = header.map(keyOf);
  const fields = chosen(keys.map((key, i) => fieldNames.get(key) ?? plainNumber(key, keys[i - 1])));
  const days = keys.map((key) => weekdayNames.get(key));
  // A single column "FR" is a language or a country, not Friday.
  const isWeek = days.filter(Boolean).length > 1;
  const week = isWeek ? chosen(days) : new Map<Weekday, number>();
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
 * Returns the meaning of the German "Nr.". After a street column it is the house number, otherwise
 * the number of the store.
 */
function plainNumber(key: string, before = ''): Meaning<Field> | undefined {
  if (key !== 'nr') return undefined;
  const isOfHouse = fieldNames.get(before)?.meant === 'address';
  return { meant: isOfHouse ? 'numberBehind' : 'id', rank: Infinity };
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
