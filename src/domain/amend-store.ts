import { shareText } from './index-stores.js';
import type { Store } from './store.js';

/** The store with something more known of it: another object, since stores are never changed, with the same text. */
export function amendStore<S extends Store>(
  store: S,
  more: Partial<Pick<Store, 'countryCode' | 'position'>>,
): S {
  const amended = { ...store, ...more };
  shareText(store, amended);
  return amended;
}
