import type { Store } from './store.js';

/** The store with something more known of it: another object, since stores are never changed. */
export const amendStore = <S extends Store>(
  store: S,
  more: Partial<Pick<Store, 'countryCode' | 'position'>>,
): S => ({ ...store, ...more });
