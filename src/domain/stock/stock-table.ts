import type { StockStatus } from './stock-status.js';

/**
 * A product's inventory: variant id → platform location id → status. Ids are digit strings; absent means unknown. A key
 * that is none stands for what is named and can't be read: it is unknown, and keeps *out* from being said of all.
 */
export type StockTable = ReadonlyMap<string, ReadonlyMap<string, StockStatus>>;
