import type { Store } from './store.js';

/** Returns a store's name, with its street or town when several stores have that name. */
export function storeTitle(store: Store, repeatedNames: ReadonlySet<string>): string {
  const { name, address, city } = store;
  const place = address || city;
  if (!name) return place;
  return place && repeatedNames.has(name) ? `${name}, ${place}` : name;
}
