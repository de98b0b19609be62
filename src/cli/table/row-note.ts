/**
 * The reason why a row was left out or one of its cells was not used. `--report` holds all notes.
 */
export interface RowNote {
  /** The line of the file, or the number of a GeoJSON feature, from 1. */
  readonly row: number;
  readonly reason: string;
  /** True when the whole row is left out. */
  readonly isLeftOut: boolean;
}

const mostShown = 20;

/** Returns one line of text for each note, up to a limit, and the number of further notes. */
export function noteLines(notes: readonly RowNote[], unit: string): string[] {
  const lines = notes
    .slice(0, mostShown)
    .map(
      ({ row, reason, isLeftOut }) => `${unit} ${row}: ${reason}${isLeftOut ? ': left out' : ''}`,
    );
  const more = notes.length - lines.length;
  return more
    ? [...lines, `and ${more.toLocaleString('en')} more: --report FILE lists them all`]
    : lines;
}
