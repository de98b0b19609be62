import type { InventoryQuery } from '../../domain/inventory-query.js';
import { configuration } from '../configuration.js';

/** The query that the page itself wants for a product. Its value has not been checked. */
export interface OwnQuery {
  /** A key of the query. Two equal queries have the same key. */
  readonly name: string;
  readonly given?: unknown;
  /** The reason why there is no query. */
  readonly fault?: string;
}

const known = new WeakMap<InventoryQuery, Map<string, OwnQuery>>();

function call(own: InventoryQuery, productId: string): OwnQuery {
  try {
    const given: unknown = own(productId);
    return { name: JSON.stringify(given), given };
  } catch (cause) {
    const fault = `threw ${String(cause)}`;
    return { name: fault, fault };
  }
}

/**
 * Returns the page's own query for a product; undefined when the page has no `inventoryQuery`.
 *
 * The page's function is called once for each product. A function that adds the current time would
 * otherwise cause requests without end.
 */
export function ownQuery(productId: string): OwnQuery | undefined {
  const own = configuration().values.inventoryQuery;
  if (own === undefined) return undefined;
  if (typeof own !== 'function') return { name: 'none', fault: 'is no function' };
  let queries = known.get(own);
  if (!queries) known.set(own, (queries = new Map<string, OwnQuery>()));
  let query = queries.get(productId);
  if (!query) queries.set(productId, (query = call(own, productId)));
  return query;
}
