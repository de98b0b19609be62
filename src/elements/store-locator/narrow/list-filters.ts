import type { FoundStore } from '../../../domain/found-store.js';
import type { StoreFilter } from '../../../domain/store-filter.js';
import { memo } from '../memo.js';
import { verdicts } from './verdicts.js';

/** What narrows the list at a press of its button. */
export interface ListFilter {
  readonly label: string;
  /** What the result line says of the stores that are left. */
  readonly name: string;
  /** How many it leaves is known. */
  readonly isKnown: boolean;
  readonly test: (store: FoundStore) => boolean;
}

const none: readonly StoreFilter[] = [];

/** The merchant's own filters and the one for stock: the same list while they are the same. */
export function listFilters(
  host: Element,
): (own: unknown, stock: ListFilter | undefined) => readonly ListFilter[] {
  const listOf = memo((filters: readonly StoreFilter[]) =>
    filters.map((filter): ListFilter => {
      const label = `${filter.label}`;
      return { label, name: label, isKnown: true, test: verdicts(host, filter) };
    }),
  );
  const withStock = memo((own: readonly ListFilter[], stock: ListFilter | undefined) =>
    stock ? [...own, stock] : own,
  );
  return (own, stock) =>
    withStock(listOf(Array.isArray(own) ? (own as readonly StoreFilter[]) : none), stock);
}
