import type { Connection } from '../../api/connection.js';
import { fetchInventory } from '../../api/read/inventory.js';
import { bringRare, inventoryDecoder } from './inventory-decoder.js';
import { clientOf, connectionKey, keptByPage, merchantKey } from '../merchant-client.js';
import { ownQuery } from './own-query.js';
import { ProductStock } from './product-stock.js';
import { stockOnPage } from './stocks-on-page.js';

/** Returns a product's one inventory on this page. Another `inventoryQuery` has its own. */
export function stockOf(connection: Connection, productId: string): ProductStock {
  const own = ownQuery(productId);
  const name = own ? `${productId}|${own.name}` : productId;
  return stockOnPage(`stock|${connectionKey(connection)}|${name}`, () => {
    const client = clientOf(connection);
    return new ProductStock(
      {
        key: `stock|${merchantKey(connection)}|${name}`,
        body: async (signal) =>
          fetchInventory(
            client,
            productId,
            { signal },
            own && (await bringRare()).checkedQuery(own.given, own.fault),
          ),
        ...inventoryDecoder(productId),
      },
      keptByPage(),
      Date.now,
    );
  });
}
