import { hush } from '../domain/hush.js';
import { inWords } from '../domain/in-words.js';
import { platformId } from '../domain/store/platform-id.js';
import { StockStatus } from '../domain/stock/stock-status.js';
import type { StockTable } from '../domain/stock/stock-table.js';
import { StockCells } from './stock-cells.js';

type Adapter = (body: unknown) => unknown;

/** What is wrong with what an adapter has made of an answer. */
export class AdapterFault extends Error {
  /** What is right about it. */
  readonly table: StockTable | undefined;

  constructor(message: string, options: { readonly table?: StockTable; readonly cause?: unknown }) {
    super(message, options);
    this.table = options.table;
  }
}

const statuses: ReadonlySet<unknown> = new Set(Object.values(StockStatus));

const idOf = (key: unknown): string => platformId(key) || inWords(key).trim();

const noFunction = (): never => {
  throw new AdapterFault('inventoryAdapter is no function', {});
};

function check(given: unknown): StockTable {
  // A promise settles too late to be used.
  if (!(given instanceof Map)) hush(given);
  const wanted = 'it is to give a Map of variants to Maps of locations to statuses';
  if (!(given instanceof Map))
    throw new AdapterFault(`inventoryAdapter gave ${inWords(given)}: ${wanted}`, {});
  const cells = new StockCells();
  const odd = new Set<string>();
  for (const [key, row] of given as ReadonlyMap<unknown, unknown>) {
    const variant = idOf(key);
    cells.row(variant);
    if (row instanceof Map)
      for (const [location, status] of row as ReadonlyMap<unknown, unknown>) {
        const isKnown = statuses.has(status);
        cells.put(variant, idOf(location), isKnown ? (status as StockStatus) : 'unknown');
        if (!isKnown) odd.add(inWords(status));
      }
    else {
      odd.add(inWords(row));
      cells.put(variant, '', 'unknown');
    }
  }
  const { table } = cells;
  if (odd.size === 0) return table;
  const some = [...odd].slice(0, 3).join(', ');
  throw new AdapterFault(`inventoryAdapter gave ${some}: ${wanted}`, { table });
}

const known = new WeakMap<Adapter, (body: unknown) => StockTable>();

/**
 * A page's own adapter as a decoder whose result can be relied on: ids as texts, and statuses only. The same one for the
 * same adapter.
 *
 * @returns throws `AdapterFault` alone
 */
export function checkedAdapter(adapter: Adapter): (body: unknown) => StockTable {
  if (typeof adapter !== 'function') return noFunction;
  let checked = known.get(adapter);
  if (!checked) {
    checked = (body) => {
      try {
        return check(adapter(body));
      } catch (cause) {
        if (cause instanceof AdapterFault) throw cause;
        throw new AdapterFault(`inventoryAdapter threw ${inWords(cause)}`, { cause });
      }
    };
    known.set(adapter, checked);
  }
  return checked;
}
