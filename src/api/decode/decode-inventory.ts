import { platformId } from '../../domain/store/platform-id.js';
import type { StockStatus } from '../../domain/stock/stock-status.js';
import { record } from './record.js';

type Table = Map<string, Map<string, StockStatus>>;

const words: ReadonlyMap<unknown, StockStatus> = new Map([
  ['in_stock', 'in'],
  ['low_stock', 'low'],
  ['out_of_stock', 'out'],
]);

/**
 * Decodes inventory of the shape
 * `{variant_id: {platform_location_id: "in_stock" | "low_stock" | "out_of_stock"}}`.
 * Other shapes and other words are left out, which means unknown. A variant without any status
 * keeps its empty row.
 *
 * @param onOdd called for each entry that is left out: the response may have another shape
 * @param known the table that the entries are added to
 */
export const decodeInventory = (body: unknown, onOdd?: () => void, known?: Table): Table =>
  byId(body, (row) => byId(row, (word) => words.get(word), onOdd), onOdd, known);

/** Decodes an object whose keys are ids. Entries whose value does not decode are left out. */
function byId<T>(
  value: unknown,
  decode: (value: unknown) => T | undefined,
  onOdd?: () => void,
  entries = new Map<string, T>(),
): Map<string, T> {
  const table = record(value);
  if (!table && value != null) onOdd?.();
  // `Object.entries` of thousands of pairs costs a slow phone a frame.
  for (const key of Object.keys(table ?? {})) {
    const id = platformId(key);
    const decoded = decode(table![key]);
    if (id && decoded != null && !entries.has(id)) entries.set(id, decoded);
    else onOdd?.();
  }
  return entries;
}
