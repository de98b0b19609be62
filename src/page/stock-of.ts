import type { Connection } from '../api/connection.js';
import { fetchInventory } from '../api/inventory.js';
import { inventoryDecoder } from './inventory-decoder.js';
import { clientOf, connectionKey, keptByPage, merchantKey } from './merchant-client.js';
import { ProductStock } from './product-stock.js';
import { stockOnPage } from './stocks-on-page.js';

/** The one inventory answer of a product on this page. */
export const stockOf = (connection: Connection, productId: string): ProductStock =>
  stockOnPage(`stock|${connectionKey(connection)}|${productId}`, () => {
    const client = clientOf(connection);
    return new ProductStock(
      {
        key: `stock|${merchantKey(connection)}|${productId}`,
        body: (signal) => fetchInventory(client, productId, { signal }),
        ...inventoryDecoder(productId),
      },
      keptByPage(),
      Date.now,
    );
  });
