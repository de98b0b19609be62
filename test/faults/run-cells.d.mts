interface Cell {
  readonly fault: string;
  readonly file: string;
}
export const allCells: readonly Cell[];
export const sampleCells: readonly Cell[];
