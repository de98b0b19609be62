import { demoData } from '../../../demo/service/demo-data.js';
import { inventoryTable, type InventoryTable } from '../../../demo/service/inventory-table.js';
import type { StockStatus } from '../../../src/domain/stock/stock-status.js';
import type { Store } from '../../../src/domain/store/store.js';
import { product, variantId } from './badge.js';
import { mountLocator, startLocator, type LocatorHarness } from './locator.js';
import type { LocatorOptions } from './locator.js';
import { until } from './page.js';

/** The inventory of all products in one table, since no variant is in two products. */
const table = Object.assign(
  {},
  ...demoData.products.map((each) => inventoryTable(each, demoData.listing)),
) as InventoryTable;
const statuses: Readonly<Record<string, StockStatus>> = {
  in_stock: 'in',
  low_stock: 'low',
  out_of_stock: 'out',
};

/** Returns the reference service's stock of a variant at a store. */
export const stockIn = (variant: string, { platformLocationId }: Store): StockStatus =>
  statuses[table[variant]?.[platformLocationId] ?? ''] ?? 'unknown';

export const words: Readonly<Record<StockStatus, string>> = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
  unknown: 'Stock not known: ask the store',
};

export const has = ({ stock }: { readonly stock?: StockStatus | undefined }): boolean =>
  stock === 'in' || stock === 'low';

const forProduct = ({ attributes, ...options }: LocatorOptions): LocatorOptions => ({
  ...options,
  attributes: {
    'product-id': `${product.id}`,
    'variant-id': variantId,
    lang: 'en',
    ...attributes,
  },
});

/** The same as `startLocator`, for a product of the reference service. */
export const startStock = (options: LocatorOptions = {}): LocatorHarness =>
  startLocator(forProduct(options));

/** Waits until every store of the results, and every row, shows its stock. */
export async function stocked(locator: LocatorHarness): Promise<void> {
  await until(
    () => locator.element.results.length && locator.element.results.every(({ stock }) => stock),
  );
  await until(() => locator.rows().every(({ stock }) => stock));
}

/** A locator whose stores say whether they have the product. */
export async function mountStock(options: LocatorOptions = {}): Promise<LocatorHarness> {
  const locator = await mountLocator(forProduct(options));
  await locator.narrowable();
  await stocked(locator);
  return locator;
}
