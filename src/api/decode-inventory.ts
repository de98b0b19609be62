import { platformId } from '../domain/store/platform-id.js';
import type { StockStatus } from '../domain/stock/stock-status.js';
import { record } from './record.js';

type Table = Map<string, Map<string, StockStatus>>;

const words: ReadonlyMap<unknown, StockStatus> = new Map([
  ['in_stock', 'in'],
  ['low_stock', 'low'],
  ['out_of_stock', 'out'],
]);

/**
 * Inventory of the shape `{variant_id: {platform_location_id: "in_stock" | "low_stock" | "out_of_stock"}}`. Whatever is
 * not of that shape or no such word is left out, which means unknown; a variant of which nothing is said is named.
 *
 * @param onOdd hears of everything left out: the answer may have another shape
 * @param known what of it is known already: it is added to that
 */
export const decodeInventory = (body: unknown, onOdd?: () => void, known?: Table): Table =>
  byId(body, (row) => byId(row, (word) => words.get(word), onOdd), onOdd, known);

/** The entries of an object whose keys are ids and whose values mean something. */
function byId<T>(
  value: unknown,
  decode: (value: unknown) => T | undefined,
  onOdd?: () => void,
  entries = new Map<string, T>(),
): Map<string, T> {
  const table = record(value);
  if (!table && value != null) onOdd?.();
  // Not `entries`: thousands of pairs are a frame of a slow phone.
  for (const key of Object.keys(table ?? {})) {
    const id = platformId(key);
    const decoded = decode(table![key]);
    if (id && decoded != null && !entries.has(id)) entries.set(id, decoded);
    else onOdd?.();
  }
  return entries;
}
