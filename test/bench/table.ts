import { measures, type Measure, type MeasureName, type Samples } from './measures.js';

export interface Column {
  readonly name: string;
  readonly runs: readonly Samples[];
  /** measures that this column leaves out */
  readonly without?: readonly MeasureName[];
}

const valuesOf = ({ runs }: Column, name: MeasureName): number[] =>
  runs
    .flatMap((run) => run[name] ?? [])
    .filter(Number.isFinite)
    .sort((a, b) => a - b);

function cell(values: readonly number[], { unit, limit, lowest = 0 }: Measure): string {
  const middle = values[Math.floor(values.length / 2)];
  const last = values.at(-1);
  if (middle === undefined || last === undefined) return '?';
  const written = (value: number): string => {
    if (value < lowest) return `<${lowest}`;
    return unit === 'ms' || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(3);
  };
  const verdict = limit === undefined ? '' : middle > limit ? 'OVER' : 'ok';
  return `${written(middle)} (${written(last)})`.padStart(16) + verdict.padStart(5);
}

/**
 * Returns the table with one row for each measure: the median of the runs and, in brackets, the
 * worst.
 */
export function tableOf(columns: readonly Column[]): string {
  const head = columns.map(({ name }) => name.padStart(21)).join('');
  const rows = Object.entries<Measure>(measures).map(([name, measure]) => {
    const { what, unit, feel, limit } = measure;
    const expected = [feel, limit].map((value) => String(value ?? '').padStart(6)).join('');
    const cells = columns.map((column) => cell(valuesOf(column, name as MeasureName), measure));
    return `${`${what}${unit && `, ${unit}`}`.padEnd(42)}${expected}${cells.map((text) => text.padEnd(21)).join('')}`;
  });
  return [`${' '.repeat(42)}  feel limit${head}`, ...rows].join('\n');
}

/** Returns the expected measures for which no run has a value. */
export const missing = (columns: readonly Column[]): string[] =>
  columns.flatMap((column) =>
    (Object.keys(measures) as MeasureName[])
      .filter((name) => !column.without?.includes(name) && valuesOf(column, name).length === 0)
      .map((name) => `${column.name}: ${measures[name].what}`),
  );
