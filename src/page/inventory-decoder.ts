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
  /** The last body, and what it says. */
  let last: readonly [body: unknown, table: StockTable] = [undefined, nothing()];
  const decode = (body: unknown): StockTable =>
    body === last[0] ? last[1] : decodeInventory(body);
  return {
    async prepare(body) {
      let isOdd = false;
      const onOdd = (): unknown => (isOdd = true);
      try {
        if (configuration().values.inventoryAdapter) await bringRare();
        const decodeAll = isLarge(body) ? (await bringRare()).decodeInSlices : decodeInventory;
        last = [body, await decodeAll(body, onOdd)];
        // What stands under the product's own id is no variant's.
        if (isOdd || last[1].has(productId))
          decodeAny ??= (await bringRare()).anyInventoryDecoder(productId);
      } catch {
        // What does not have the usual shape is unknown then: it may be of another product.
        last = [body, nothing()];
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
