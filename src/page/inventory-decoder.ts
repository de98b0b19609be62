import type { anyInventoryDecoder } from '../api/any-inventory-decoder.js';
import { decodeInventory } from '../api/decode-inventory.js';
import { record } from '../api/record.js';
import type { StockTable } from '../domain/stock-table.js';
import { configuration } from './configuration.js';
import type { StockSource } from './product-stock.js';

/** A task of decoding is not much longer. */
const sliceMs = 8;
const manyCells = 5_000;

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(record(value) ?? {});

/** As `decodeInventory`, but variant by variant where there is much of it: no task is long. */
async function decodeUsual(body: unknown, onOdd: () => void): Promise<StockTable> {
  const rows = entriesOf(body);
  if (rows.length * entriesOf(rows[0]?.[1]).length < manyCells) return decodeInventory(body, onOdd);
  const table = new Map(decodeInventory({}));
  let begunAt = -Infinity;
  for (const [variant, row] of rows) {
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

/** How a product's inventory is read: the page's own way, else as the usual shape, else as any that is known. */
export function inventoryDecoder(productId: string): Pick<StockSource, 'prepare' | 'decoder'> {
  let decodeAny: ReturnType<typeof anyInventoryDecoder> | undefined;
  let prepared: { readonly body: unknown; readonly table: StockTable } | undefined;
  const decode = (body: unknown): StockTable =>
    prepared && prepared.body === body ? prepared.table : decodeInventory(body);
  return {
    async prepare(body) {
      let isUsual = true;
      const table = await decodeUsual(body, () => (isUsual = false));
      prepared = { body, table };
      if (isUsual || decodeAny) return;
      try {
        const { anyInventoryDecoder } = await import('../api/any-inventory-decoder.js');
        decodeAny = anyInventoryDecoder(productId);
      } catch {
        // What does not have the usual shape is unknown then.
      }
    },
    decoder() {
      const { inventoryAdapter, lowStockThreshold } = configuration().values;
      return inventoryAdapter ?? decodeAny?.(lowStockThreshold) ?? decode;
    },
  };
}
