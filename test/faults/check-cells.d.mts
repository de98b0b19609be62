export function differingCells(
  cells: readonly { readonly fault: string; readonly file: string }[],
): Promise<string[]>;
