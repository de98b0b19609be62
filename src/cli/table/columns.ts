import { normalizeText } from '../../domain/search/normalize-text.js';
import { columnNames, type Field } from './column-names.js';
import { weekdays, type Weekday } from './weekdays.js';

/** The columns of a table by their meaning. A number is the place of a column in a row, from 0. */
export interface Columns {
  readonly fields: ReadonlyMap<Field, number>;
  readonly weekdays: ReadonlyMap<Weekday, number>;
  /** All others, by what they are called. */
  readonly further: ReadonlyMap<string, number>;
}

/** Without case, accents, spaces, signs and what stands in brackets. */
const keyOf = (name: string): string =>
  (normalizeText(name.replace(/[([].*?[)\]]/g, ' ')) || normalizeText(name)).replaceAll(' ', '');

interface Meaning<K> {
  readonly meant: K;
  /** Of two names for the same the lower one counts. */
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

/** Finds out what each column holds, by its name. */
export function readColumns(header: readonly string[]): Columns {
  const keys = header.map(keyOf);
  const fields = chosen(keys.map((key, i) => fieldNames.get(key) ?? plainNumber(key, keys[i - 1])));
  const days = keys.map((key) => weekdayNames.get(key));
  // "FR" alone is a language or a country, and no Friday.
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

/** In German, "Nr." behind the street is the house's, and else the store's. */
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

/** How many of the cells are usual names of columns. */
export const namesAmong = (cells: readonly string[]): number =>
  cells.filter((cell) => fieldNames.has(keyOf(cell))).length;

/** Whether a row is the header again, perhaps in another language: wherever it says a field, it says a column's name. */
export function isHeaderAgain(cells: readonly string[], { fields }: Columns): boolean {
  const said = [...fields.values()].map((i) => cells[i]?.trim()).filter((cell) => cell);
  return said.length > 1 && said.every((cell) => fieldNames.has(keyOf(cell!)));
}
