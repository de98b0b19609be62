import type { anyInventoryDecoder } from '../api/any-inventory-decoder.js';
import { decodeInventory } from '../api/decode-inventory.js';
import { configuration } from './configuration.js';
import type { StockSource } from './product-stock.js';

/** How a product's inventory is read: the page's own way, else as the usual shape, else as any that is known. */
export function inventoryDecoder(productId: string): Pick<StockSource, 'prepare' | 'decoder'> {
  let decodeAny: ReturnType<typeof anyInventoryDecoder> | undefined;
  return {
    async prepare(body) {
      let isUsual = true;
      decodeInventory(body, () => (isUsual = false));
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
      return inventoryAdapter ?? decodeAny?.(lowStockThreshold) ?? decodeInventory;
    },
  };
}
