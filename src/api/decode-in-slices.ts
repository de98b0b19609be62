import type { StockTable } from '../domain/stock-table.js';
import { decodeInventory } from './decode-inventory.js';
import { record } from './record.js';

/** A task of decoding is not much longer. */
const sliceMs = 8;

/** As `decodeInventory`, but variant by variant with pauses between: no task is long. */
export async function decodeInSlices(body: unknown, onOdd: () => void): Promise<StockTable> {
  const rows = record(body);
  if (!rows) return decodeInventory(body, onOdd);
  const table = new Map(decodeInventory({}));
  let begunAt = -Infinity;
  for (const [variant, row] of Object.entries(rows)) {
    if (performance.now() - begunAt > sliceMs) {
      await new Promise((done) => setTimeout(done));
      begunAt = performance.now();
    }
    for (const [id, decoded] of decodeInventory({ [variant]: row }, onOdd))
      if (table.has(id)) onOdd();
      else table.set(id, decoded);
  }
  return table;
}
