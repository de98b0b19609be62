/** A row that was left out, or of which a cell was not used, with the reason; `--report` holds all of them. */
export interface RowNote {
  /** The line of the file, or the number of a GeoJSON's feature, from 1. */
  readonly row: number;
  readonly reason: string;
  /** The whole row is not used. */
  readonly isLeftOut: boolean;
}

const mostShown = 20;

/** A line each for a person, and how many more there are. */
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
