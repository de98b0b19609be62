import type { CellId, StreetsIndex } from './street-cell.js';

/**
 * Returns the name of a cell's file. All names are on one level, since folders of themes are flat,
 * and end in `.wasm`, which such folders accept for any bytes.
 */
export const cellFileName = (
  { version }: Pick<StreetsIndex, 'version'>,
  { z, x, y }: CellId,
): string => `streets-${version}-${z}-${x}-${y}.wasm`;
