import { fold } from './fold.js';
import type { Store } from './store.js';

/** Stores by state, then city; those of one city stay in their order, and what has no state comes first. */
export const byTown = <S extends Store>(stores: readonly S[]): readonly S[] =>
  stores
    .map((store) => [`${fold(store.state)}\n${fold(store.city)}`, store] as const)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, store]) => store);
