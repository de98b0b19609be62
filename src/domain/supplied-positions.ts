import type { Position, Store } from './store.js';

export type FindPosition = (store: Store) => Position | undefined;

/** What a merchant supplies, for the stores of a listing: the same function as long as nothing else would come of it. */
export type SuppliedPositions = (stores: readonly Store[]) => FindPosition;
