import type { Store } from '../domain/store.js';

/** Puts stores on the map; what was placed once is the same object the next time. */
export type PlaceStores = (stores: readonly Store[]) => readonly Store[];

/** Remembers what `place` made of each store. */
export function placeOnce(place: (store: Store) => Store): PlaceStores {
  const placed = new WeakMap<Store, Store>();
  return (stores) =>
    stores.map((store) => {
      let result = placed.get(store);
      if (!result) placed.set(store, (result = place(store)));
      return result;
    });
}
