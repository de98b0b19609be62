import type { InventoryQuery } from '../domain/inventory-query.js';
import { configuration } from './configuration.js';

/** How the page itself wants to ask for a product. Nothing has looked at it yet. */
export interface OwnQuery {
  /** Two that ask for the same have the same. */
  readonly name: string;
  readonly given?: unknown;
  /** Why there is none. */
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
 * Undefined: the page has no way of its own. Its function is called once a product: the requests of one that gives the
 * time would never come to an end.
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
