import type { anyInventoryDecoder } from '../api/any-inventory-decoder.js';
import { decodeInSlices } from '../api/decode-in-slices.js';
import type * as rareDecoders from '../api/rare-decoders.js';
import type { StockTable } from '../domain/stock/stock-table.js';
import { configuration } from './configuration.js';
import type { StockSource } from './product-stock.js';

type Rare = Pick<typeof rareDecoders, 'anyInventoryDecoder' | 'checkedAdapter' | 'checkedQuery'>;

let rare: Rare | undefined;
export const bringRare = async (): Promise<Rare> =>
  (rare ??= await import('../api/rare-decoders.js'));

const nothing = (): StockTable => new Map();

/** How a product's inventory is read: the page's own way, else as the usual shape, else as any that is known. */
export function inventoryDecoder(productId: string): Pick<StockSource, 'prepare' | 'decoder'> {
  let decodeAny: ReturnType<typeof anyInventoryDecoder> | undefined;
  const tables = new WeakMap<object, StockTable>();
  const decode = (body: unknown): StockTable => tables.get(body as object) ?? nothing();
  return {
    async prepare(body) {
      let isOdd = false;
      const onOdd = (): unknown => (isOdd = true);
      try {
        if (configuration().values.inventoryAdapter) await bringRare();
        const table = await decodeInSlices(body, onOdd);
        // What stands under the product's own id is no variant's.
        if (isOdd || table.has(productId))
          decodeAny ??= (await bringRare()).anyInventoryDecoder(productId);
        // A text or a number knows nothing, and has no other table than that.
        tables.set(Object(body) as object, table);
      } catch {
        // What does not have the usual shape is unknown then: it may be of another product.
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
