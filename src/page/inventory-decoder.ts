import type { anyInventoryDecoder } from '../api/any-inventory-decoder.js';
import { decodeInventory } from '../api/decode-inventory.js';
import type * as rareDecoders from '../api/rare-decoders.js';
import type { StockTable } from '../domain/stock-table.js';
import { configuration } from './configuration.js';
import type { StockSource } from './product-stock.js';

type Rare = Pick<typeof rareDecoders, 'anyInventoryDecoder' | 'checkedAdapter' | 'decodeInSlices'>;

let rare: Rare | undefined;
const bringRare = async (): Promise<Rare> => (rare ??= await import('../api/rare-decoders.js'));

/** As many as are read in a frame's time. */
const manyCells = 5_000;

function isLarge(body: unknown): boolean {
  const rows: unknown[] = Object.values(body ?? {});
  return rows.length * Object.values(rows[0] ?? {}).length > manyCells;
}

const nothing = (): StockTable => new Map();

/** How a product's inventory is read: the page's own way, else as the usual shape, else as any that is known. */
export function inventoryDecoder(productId: string): Pick<StockSource, 'prepare' | 'decoder'> {
  let decodeAny: ReturnType<typeof anyInventoryDecoder> | undefined;
  let prepared: unknown;
  let table = decodeInventory(prepared);
  const decode = (body: unknown): StockTable => (body === prepared ? table : decodeInventory(body));
  return {
    async prepare(body) {
      let isUsual = true;
      const onOdd = (): unknown => (isUsual = false);
      try {
        if (configuration().values.inventoryAdapter) await bringRare();
        const decodeAll = isLarge(body) ? (await bringRare()).decodeInSlices : decodeInventory;
        table = await decodeAll((prepared = body), onOdd);
        if (isUsual || decodeAny) return;
        decodeAny = (await bringRare()).anyInventoryDecoder(productId);
      } catch {
        // What does not have the usual shape is unknown then.
      }
    },
    decoder() {
      const { inventoryAdapter, lowStockThreshold } = configuration().values;
      if (!inventoryAdapter) return decodeAny?.(lowStockThreshold) ?? decode;
      // Where it is set later than the answer came, all who show it look again.
      if (!rare) void bringRare().then(() => configuration().set({}));
      return rare?.checkedAdapter(inventoryAdapter) ?? nothing;
    },
  };
}
