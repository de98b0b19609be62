import type { StockTable } from '../../domain/stock/stock-table.js';
import { decodeInventory } from './decode-inventory.js';
import { record } from './record.js';

/** The longest time in milliseconds for decoding without a pause. One variant may exceed it. */
const sliceMs = 5;

/** Decodes like `decodeInventory`, but pauses between variants so that no task is long. */
export async function decodeInSlices(body: unknown, onOdd: () => void): Promise<StockTable> {
  const rows = record(body);
  const table = decodeInventory(rows ? {} : body, onOdd);
  let restAt = 0;
  for (const [variant, row] of Object.entries(rows ?? {})) {
    if (performance.now() > restAt) {
      await new Promise((done) => setTimeout(done));
      restAt = performance.now() + sliceMs;
    }
    decodeInventory({ [variant]: row }, onOdd, table);
  }
  return table;
}
