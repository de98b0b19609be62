import type { StockStatus } from './stock-status.js';

/** A product's inventory: variant id → platform location id → status. Ids are digit strings; absent means unknown. */
export type StockTable = ReadonlyMap<string, ReadonlyMap<string, StockStatus>>;
