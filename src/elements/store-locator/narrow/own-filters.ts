import { report } from '../../../controllers/report.js';
import type { StoreFilter } from '../../../domain/store-filter.js';
import type { ListFilter } from './list-filter.js';
import { verdicts } from './verdicts.js';

/**
 * The merchant's own filters, as far as they can be used; the developer is told of the others.
 * @param value as the page has set it: `false` and the like in it are conditions that do not hold
 */
export function ownFilters(host: Element, value: unknown): readonly ListFilter[] {
  const all = [value].flat().filter(Boolean) as StoreFilter[];
  const usable = new Map<string, ListFilter>();
  for (const { label, test } of all) {
    const key = `${label}`;
    if (label && test) usable.set(key, { key, label: key, test: verdicts(host, key, test) });
  }
  if (usable.size < all.length)
    report(host, 'filters: each is { label, test } of its own label.', 'warn');
  return [...usable.values()];
}
