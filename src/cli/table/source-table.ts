/** A table with the texts of a file, before their meaning is known. */
export interface SourceTable {
  /** The unit in which rows are counted: lines of a text, or features of a GeoJSON file. */
  readonly unit: 'line' | 'feature';
  readonly header: readonly string[];
  readonly rows: readonly SourceRow[];
  /** The rows above the header. */
  readonly above: readonly SourceRow[];
}

export interface SourceRow {
  /** The number of the row in its unit, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** The reason why the row cannot be used, if the format itself shows it. */
  readonly trouble?: string;
}
