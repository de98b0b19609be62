import { platformId } from '../domain/store/platform-id.js';
import type { StockStatus } from '../domain/stock/stock-status.js';
import type { StockTable } from '../domain/stock/stock-table.js';
import { record, type JsonRecord } from './record.js';
import { StockCells } from './stock-cells.js';
import { quantityIn, stockOfQuantity, stockOfWord } from './stock-words.js';

/** What a service puts around its table. */
const wrappers = ['inventory', 'data', 'inventory_tables'];
const maxWrappers = 4;

/** Whether something says itself that it is of another product. */
function isOfOther(value: unknown, productId: string): boolean {
  const { product_id: ownId, product } = record(value) ?? {};
  const said = ownId ?? record(product)?.id;
  if (said == null) return false;
  return (platformId(said) || said) !== productId;
}

/** Without what names the product among them. */
const entriesOf = (table: JsonRecord): readonly [string, unknown][] =>
  Object.entries(table).filter(([key]) => key !== 'product_id' && key !== 'product');

/**
 * The product's own id around words or quantities alone: a simple product, whose one variant has the product's id. An id
 * that says itself that it is a product's (`gid://shop/Product/1`) is no variant's.
 */
function isSimple([key, row]: readonly [string, unknown], productId: string): boolean {
  const cells = entriesOf(record(row) ?? {}).filter(([, said]) => said != null);
  return (
    key.trim() === productId &&
    cells.some(([location]) => platformId(location)) &&
    cells.every(([name, said]) => typeof said !== 'object' && !wrappers.includes(name))
  );
}

/**
 * What is left without wrappers and the product's own id around it, each where there are several; nothing of another
 * product.
 */
function unwrap(value: unknown, productId: string, depth = 0): readonly unknown[] {
  if (value == null || isOfOther(value, productId)) return [];
  const entries = Object.entries(record(value) ?? {});
  const isOwn = ([key]: readonly [string, unknown]): boolean => platformId(key) === productId;
  const around = entries.filter((entry) => wrappers.includes(entry[0]) || isOwn(entry));
  if (!around.length) return [value];
  // Nothing can be read that deep.
  if (depth === maxWrappers) return [''];
  const inside = around.flatMap((entry) =>
    isSimple(entry, productId)
      ? [{ [productId]: entry[1] }]
      : unwrap(entry[1], productId, depth + 1),
  );
  // Beside the product's own id stand other products; beside a wrapper, what may be variants.
  const beside = entries.filter((entry) => platformId(entry[0]) && !around.includes(entry));
  return beside.length && !around.some(isOwn) ? [...inside, Object.fromEntries(beside)] : inside;
}

/** What a row says, by word or by number; unknown where it contradicts itself. */
function statusOf(row: JsonRecord, lowStockThreshold: number): StockStatus {
  const { status, stock_status, availability, quantity } = row;
  const said = [status, stock_status, availability].filter((word) => word != null).map(stockOfWord);
  const counted = stockOfQuantity(quantity, lowStockThreshold);
  const [word = counted] = said;
  const agrees =
    said.every((other) => other === word) &&
    (counted === 'unknown' || (counted === 'out') === (word === 'out'));
  return agrees ? word : 'unknown';
}

interface Reading {
  readonly cells: StockCells;
  readonly isOwn: (value: unknown) => boolean;
  readonly lowStockThreshold: number;
}

function readRows(rows: readonly unknown[], { cells, isOwn, lowStockThreshold }: Reading): void {
  const records = rows.filter(isOwn).map((row) => record(row) ?? {});
  // The service's own ids and the platform's are never mixed in one table.
  const byPlatform = records.some((row) => platformId(row.platform_location_id));
  for (const row of records) {
    const location = byPlatform ? row.platform_location_id : row.location_id;
    cells.put(platformId(row.variant_id), platformId(location), statusOf(row, lowStockThreshold));
  }
}

function readTable(table: unknown, { cells, isOwn, lowStockThreshold }: Reading): void {
  const variants = record(table);
  if (!variants) cells.put('', '', 'unknown');
  for (const [key, row] of entriesOf(variants ?? {}).filter(([, row]) => isOwn(row))) {
    const variant = platformId(key);
    const locations = record(row);
    cells.row(variant);
    if (!locations && row != null) cells.put(variant, '', 'unknown');
    for (const [location, said] of entriesOf(locations ?? {})) {
      const isQuantity = quantityIn(said) !== undefined;
      const status = isQuantity ? stockOfQuantity(said, lowStockThreshold) : stockOfWord(said);
      cells.put(variant, platformId(location), status);
    }
  }
}

/**
 * Inventory of any shape that comparable services have, for when it is not the usual one:
 * - `{variant: {location: word or whole number}}`, alone, under the product's id, or in `inventory`, `data` or
 *   `inventory_tables`; a simple product's one variant may have the product's own id
 * - a list, so wrapped or not, of rows `{variant_id, platform_location_id or location_id, …}` with a word in `status`,
 *   `stock_status` or `availability` or a number in `quantity`
 *
 * Whatever it does not know is unknown, and so is what names another product in `product_id`. What is of a variant or a
 * location that can't be read stands under a key of none.
 *
 * @param lowStockThreshold the largest number that counts as low
 */
export function decodeAnyInventory(
  body: unknown,
  productId: string,
  lowStockThreshold: number,
): StockTable {
  const cells = new StockCells();
  const isOwn = (each: unknown): boolean => !isOfOther(each, productId);
  const reading = { cells, isOwn, lowStockThreshold };
  const values = unwrap(body, productId);
  readRows(values.filter(Array.isArray).flat(), reading);
  for (const value of values) if (!Array.isArray(value)) readTable(value, reading);
  return cells.table;
}
