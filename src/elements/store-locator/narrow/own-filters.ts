import type { StoreFilter } from '../../../domain/store-filter.js';
import type { ListFilter } from './list-filter.js';
import { verdicts } from './verdicts.js';

/**
 * The merchant's own filters, as far as they can be used: `ValueCheck` tells of the others.
 * @param value as the page has set it: `false` and the like in it are conditions that do not hold
 */
export function ownFilters(host: Element, value: unknown): readonly ListFilter[] {
  const usable = new Map<string, ListFilter>();
  for (const { label, test } of [value].flat().filter(Boolean) as StoreFilter[]) {
    const key = `${label}`;
    if (label && test) usable.set(key, { key, label: key, test: verdicts(host, key, test) });
  }
  return [...usable.values()];
}
