import { inventoryTable, type InventoryTable } from './inventory-table.js';
import { Refusal } from './refusal.js';
import type { ServiceData } from './service-data.js';

/** The inventory table of the product asked for; empty for a product that nobody tracks. */
export function readInventory(
  { products, listing }: ServiceData,
  query: URLSearchParams,
): InventoryTable {
  const id = query.get('product_id');
  if (!id) throw new Refusal(400, 'product_id_missing', '"product_id" says which product.');
  const product = products.find((candidate) => String(candidate.id) === id);
  return product ? inventoryTable(product, listing) : {};
}
