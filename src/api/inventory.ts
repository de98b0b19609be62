import type { Client, RequestOptions } from './client.js';

/**
 * A product's inventory tables as they came: one answer for all its variants and stores.
 *
 * @param productId the platform's product id, digits
 */
export const fetchInventory = (
  client: Client,
  productId: string,
  options?: RequestOptions,
): Promise<unknown> => client.get('inventory', { product_id: productId }, options);
