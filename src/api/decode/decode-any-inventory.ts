import { platformId } from '../../domain/store/platform-id.js';
import type { StockStatus } from '../../domain/stock/stock-status.js';
import type { StockTable } from '../../domain/stock/stock-table.js';
import { record, type JsonRecord } from './record.js';
import { StockCells } from './stock-cells.js';
import { quantityIn, stockOfQuantity, stockOfWord } from './stock-words.js';

/** Names of the objects that a service may put around its table. */
const wrappers = ['inventory', 'data', 'inventory_tables'];
const maxWrappers = 4;

/** True when a value names another product as its own. */
function isOfOther(value: unknown, productId: string): boolean {
  const { product_id: ownId, product } = record(value) ?? {};
  const said = ownId ?? record(product)?.id;
  if (said == null) return false;
  return (platformId(said) || said) !== productId;
}

/** Returns the entries of a table without those that name the product. */
const entriesOf = (table: JsonRecord): readonly [string, unknown][] =>
  Object.entries(table).filter(([key]) => key !== 'product_id' && key !== 'product');

/**
 * True when the product's own id stands around words or quantities alone. That is a simple product:
 * its one variant has the product's id. An id that says it is a product's (`gid://shop/Product/1`)
 * is no variant's id.
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
 * Returns the tables and lists inside all wrappers and inside the product's own id. Several
 * wrappers give several values. Values of another product are left out.
 */
function unwrap(value: unknown, productId: string, depth = 0): readonly unknown[] {
  if (value == null || isOfOther(value, productId)) return [];
  const entries = Object.entries(record(value) ?? {});
  const isOwn = ([key]: readonly [string, unknown]): boolean => platformId(key) === productId;
  const around = entries.filter((entry) => wrappers.includes(entry[0]) || isOwn(entry));
  if (!around.length) return [value];
  // The value is nested too deep to be read.
  if (depth === maxWrappers) return [''];
  const inside = around.flatMap((entry) =>
    isSimple(entry, productId)
      ? [{ [productId]: entry[1] }]
      : unwrap(entry[1], productId, depth + 1),
  );
  // Ids beside the product's own id are other products. Ids beside a wrapper may be variants.
  const beside = entries.filter((entry) => platformId(entry[0]) && !around.includes(entry));
  return beside.length && !around.some(isOwn) ? [...inside, Object.fromEntries(beside)] : inside;
}

/** The status in a row, by word or by number. It is unknown when the row contradicts itself. */
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
  // The service's own ids and the platform's ids are never mixed in one table.
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
 * Decodes inventory of the shapes that comparable services have, when it has not the usual shape:
 * - `{variant: {location: word or whole number}}`. It may stand alone, under the product's id, or
 *   in `inventory`, `data` or `inventory_tables`. The one variant of a simple product may have the
 *   product's own id.
 * - a list of rows `{variant_id, platform_location_id or location_id, …}`, with or without such a
 *   wrapper. A row has a word in `status`, `stock_status` or `availability`, or a number in
 *   `quantity`.
 *
 * An unknown word counts as unknown stock. A row or table with another `product_id` is left out, so
 * its stock is unknown too. Cells with an unreadable variant or location id get a key that no store
 * has.
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
