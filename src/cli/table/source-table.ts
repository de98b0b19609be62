/** A table as it stands in a file: texts, whatever they mean. */
export interface SourceTable {
  /** Of what its rows are counted in: lines of a text, features of a GeoJSON. */
  readonly unit: 'line' | 'feature';
  readonly header: readonly string[];
  readonly rows: readonly SourceRow[];
  /** Rows that stand above the header. */
  readonly above: readonly SourceRow[];
}

export interface SourceRow {
  /** From 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Why it cannot be used, where the text itself tells. */
  readonly trouble?: string;
}
