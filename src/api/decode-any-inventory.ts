import { platformId } from '../domain/platform-id.js';
import type { StockStatus } from '../domain/stock-status.js';
import type { StockTable } from '../domain/stock-table.js';
import { record, type JsonRecord } from './record.js';
import { stockOfQuantity, stockOfWord } from './stock-words.js';

/** What a service puts around its table. */
const wrappers = ['inventory', 'data', 'inventory_tables'];
const maxWrappers = 4;

/** Cells by variant and location. What is said twice, and not the same, is not known. */
class Cells {
  readonly table = new Map<string, Map<string, StockStatus>>();

  put(variantId: string, locationId: string, status: StockStatus): void {
    if (!variantId || !locationId) return;
    let row = this.table.get(variantId);
    if (!row) this.table.set(variantId, (row = new Map<string, StockStatus>()));
    const before = row.get(locationId) ?? status;
    row.set(locationId, before === status ? status : 'unknown');
  }
}

/** Whether it can be a table or rows, and not a row of words. */
const holdsObjects = (value: unknown): boolean =>
  Object.values(record(value) ?? (Array.isArray(value) ? value : [])).some(
    (each) => typeof each === 'object',
  );

/** Whether something says itself that it is of another product. */
function isOfOther(value: unknown, productId: string): boolean {
  const said = record(value)?.product_id;
  if (said == null) return false;
  return (platformId(said) || said) !== productId;
}

/** What is left without wrappers and the product's own id around it; undefined where it is of another product. */
function unwrap(body: unknown, productId: string): unknown {
  let value = body;
  for (let depth = 0; depth < maxWrappers; depth++) {
    if (isOfOther(value, productId)) return undefined;
    const entries = Object.entries(record(value) ?? {});
    const inside =
      wrappers.map((name) => entries.find(([key]) => key === name)).find(Boolean) ??
      entries.find(([key, each]) => platformId(key) === productId && holdsObjects(each));
    if (!inside) break;
    value = inside[1];
  }
  return isOfOther(value, productId) ? undefined : value;
}

const isDigits = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+$/.test(value);

/** What a row says, by word or by number; unknown where it contradicts itself. */
function statusOf(row: JsonRecord, lowStockThreshold: number): StockStatus {
  const { status, stock_status, availability, quantity } = row;
  const said = [status, stock_status, availability].filter((word) => word != null).map(stockOfWord);
  const counted = stockOfQuantity(isDigits(quantity) ? +quantity : quantity, lowStockThreshold);
  const [word = counted] = said;
  const agrees =
    said.every((other) => other === word) &&
    (counted === 'unknown' || (counted === 'out') === (word === 'out'));
  return agrees ? word : 'unknown';
}

interface Reading {
  readonly isOwn: (value: unknown) => boolean;
  readonly lowStockThreshold: number;
}

function readRows(rows: readonly unknown[], { isOwn, lowStockThreshold }: Reading): StockTable {
  const records = rows
    .map(record)
    .filter((row) => row !== undefined)
    .filter(isOwn);
  // The service's own ids and the platform's are never mixed in one table.
  const byPlatform = records.some((row) => platformId(row.platform_location_id));
  const cells = new Cells();
  for (const row of records) {
    const location = byPlatform ? row.platform_location_id : row.location_id;
    const status = statusOf(row, lowStockThreshold);
    cells.put(platformId(row.variant_id), platformId(location), status);
  }
  return cells.table;
}

function readTable(table: unknown, { isOwn, lowStockThreshold }: Reading): StockTable {
  const cells = new Cells();
  for (const [variant, row] of Object.entries(record(table) ?? {}).filter(([, row]) => isOwn(row)))
    for (const [location, said] of Object.entries(record(row) ?? {})) {
      const status =
        typeof said === 'number' ? stockOfQuantity(said, lowStockThreshold) : stockOfWord(said);
      cells.put(platformId(variant), platformId(location), status);
    }
  return cells.table;
}

/**
 * Inventory of any shape that comparable services have, for when it is not the usual one:
 * - `{variant: {location: word or whole number}}`, alone, under the product's id, or in `inventory`, `data` or
 *   `inventory_tables`
 * - a list, so wrapped or not, of rows `{variant_id, platform_location_id or location_id, …}` with a word in `status`,
 *   `stock_status` or `availability` or a number in `quantity`
 *
 * Whatever it does not know is unknown, and so is what names another product in `product_id`.
 *
 * @param lowStockThreshold the largest number that counts as low
 */
export function decodeAnyInventory(
  body: unknown,
  productId: string,
  lowStockThreshold: number,
): StockTable {
  const value = unwrap(body, productId);
  const reading = { isOwn: (each: unknown) => !isOfOther(each, productId), lowStockThreshold };
  return Array.isArray(value) ? readRows(value, reading) : readTable(value, reading);
}
