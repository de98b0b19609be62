import type { anyInventoryDecoder } from '../../api/decode/any-inventory-decoder.js';
import { decodeInSlices } from '../../api/decode/decode-in-slices.js';
import type * as rareDecoders from '../../api/decode/rare-decoders.js';
import type { StockTable } from '../../domain/stock/stock-table.js';
import { configuration } from '../configuration.js';
import type { StockSource } from './product-stock.js';

type Rare = Pick<typeof rareDecoders, 'anyInventoryDecoder' | 'checkedAdapter' | 'checkedQuery'>;

let rare: Rare | undefined;
export const bringRare = async (): Promise<Rare> =>
  (rare ??= await import('../../api/decode/rare-decoders.js'));

const nothing = (): StockTable => new Map();

/**
 * Returns the decoder of a product's inventory. The page's own adapter comes first, then the usual
 * shape, then any known shape.
 */
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
        // An entry under the product's own id is not a variant.
        if (isOdd || table.has(productId))
          decodeAny ??= (await bringRare()).anyInventoryDecoder(productId);
        // A body that is a text or a number has no data. Its table is never found, so it decodes as
        // empty.
        tables.set(Object(body) as object, table);
      } catch {
        // A body without the usual shape decodes as unknown. It may be about another product.
      }
    },
    decoder() {
      const { inventoryAdapter, lowStockThreshold } = configuration().values;
      if (!inventoryAdapter) return decodeAny?.(lowStockThreshold) ?? decode;
      // The adapter may be set after the answer has arrived. All elements that show the answer then
      // read it again.
      if (!rare) void bringRare().then(() => configuration().set({}));
      return rare?.checkedAdapter(inventoryAdapter) ?? nothing;
    },
  };
}
