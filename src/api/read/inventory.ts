import type { InventoryParameters } from '../../domain/inventory-query.js';
import type { Client, RequestOptions } from '../client.js';

/**
 * Fetches a product's inventory tables without decoding them. One response covers all its variants
 * and stores.
 *
 * @param productId the platform's product id, digits
 * @param query the parameters to send; parameters other than `product_id` are not documented by the
 *   service
 */
export const fetchInventory = (
  client: Client,
  productId: string,
  options?: RequestOptions,
  query: InventoryParameters = { product_id: productId },
): Promise<unknown> => client.get('inventory', query, options);
