import type { StockStatus } from './stock-status.js';

/**
 * A product's inventory: variant id → platform location id → status. Ids are digit strings. An
 * absent entry means unknown. A key that is no id stands for a variant or location whose id could
 * not be read. Its stock is unknown, and it prevents *out* from being claimed for all.
 */
export type StockTable = ReadonlyMap<string, ReadonlyMap<string, StockStatus>>;
