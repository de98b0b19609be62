import type { StoreFilter } from '../../../../domain/store/store-filter.js';
import type { ListFilter } from '../../state/features.js';
import { safeFilter } from './safe-filter.js';

/**
 * The merchant's own filters, as far as they can be used: `ValueCheck` tells of the others.
 * @param value as the page has set it: `false` and the like in it are conditions that do not hold
 */
export function ownFilters(host: Element, value: unknown): readonly ListFilter[] {
  const usable = new Map<string, ListFilter>();
  for (const filter of [value].flat().filter(Boolean)) {
    const { label: key, test } = readFilter(filter) ?? {};
    if (key && test) usable.set(key, { key, label: key, test: safeFilter(host, key, test) });
  }
  return [...usable.values()];
}

/** A label that is a function, say, would stand on the button as its source. */
function readFilter(filter: unknown): StoreFilter | undefined {
  try {
    const { label, test } = filter as Partial<Readonly<Record<keyof StoreFilter, unknown>>>;
    const text = typeof label === 'number' ? `${label}` : label;
    return typeof text === 'string' && text && typeof test === 'function'
      ? { label: text, test: test as StoreFilter['test'] }
      : undefined;
  } catch {
    return undefined;
  }
}
