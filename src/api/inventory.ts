import type { InventoryParameters } from '../domain/inventory-query.js';
import type { Client, RequestOptions } from './client.js';

/**
 * A product's inventory tables as they came: one answer for all its variants and stores.
 *
 * @param productId the platform's product id, digits
 * @param query other parameters than `product_id`, which the service does not document
 */
export const fetchInventory = (
  client: Client,
  productId: string,
  options?: RequestOptions,
  query: InventoryParameters = { product_id: productId },
): Promise<unknown> => client.get('inventory', query, options);
