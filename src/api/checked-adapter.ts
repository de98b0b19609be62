import { platformId } from '../domain/platform-id.js';
import { StockStatus } from '../domain/stock-status.js';
import type { StockTable } from '../domain/stock-table.js';

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

const idOf = (key: unknown): string => platformId(key) || String(key).trim();

function call(adapter: Adapter, body: unknown): unknown {
  try {
    return adapter(body);
  } catch (cause) {
    throw new AdapterFault(`inventoryAdapter threw ${String(cause)}`, { cause });
  }
}

function check(given: unknown): StockTable {
  // Whatever becomes of it comes too late.
  if (given instanceof Promise) given.catch(() => {});
  const wanted = 'it is to give a Map of variants to Maps of locations to statuses';
  if (!(given instanceof Map))
    throw new AdapterFault(`inventoryAdapter gave ${String(given)}: ${wanted}`, {});
  const table = new Map<string, ReadonlyMap<string, StockStatus>>();
  const odd = new Set<string>();
  for (const [variant, row] of given as ReadonlyMap<unknown, unknown>) {
    const cells = new Map<string, StockStatus>();
    if (!(row instanceof Map)) odd.add(String(row));
    else
      for (const [location, status] of row as ReadonlyMap<unknown, unknown>)
        if (statuses.has(status)) cells.set(idOf(location), status as StockStatus);
        else odd.add(String(status));
    table.set(idOf(variant), cells);
  }
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
  let checked = known.get(adapter);
  if (!checked) {
    checked = (body) => check(call(adapter, body));
    known.set(adapter, checked);
  }
  return checked;
}
