import { ignoreResult } from '../domain/ignore-result.js';
import { inWords } from '../domain/in-words.js';
import { platformId } from '../domain/store/platform-id.js';
import { StockStatus } from '../domain/stock/stock-status.js';
import type { StockTable } from '../domain/stock/stock-table.js';
import { StockCells } from './decode/stock-cells.js';

type Adapter = (body: unknown) => unknown;

/** Thrown when a page's `inventoryAdapter` fails or returns something that is no stock table. */
export class AdapterFault extends Error {
  /** The readable part of the adapter's result. Undefined when no part is readable. */
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
  // `ignoreResult` handles a rejection: a promise settles too late to be used as a table.
  if (!(given instanceof Map)) ignoreResult(given);
  const wanted = 'it must return a Map of variants to Maps of locations to statuses';
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
 * Wraps a page's own adapter as a decoder with a reliable result. Its ids are texts, and its values
 * are known statuses only. The same adapter gives the same decoder.
 *
 * @returns a decoder that throws no error but `AdapterFault`
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
