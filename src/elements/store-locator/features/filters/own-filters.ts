import type { StoreFilter } from '../../../../domain/store/store-filter.js';
import type { ListFilter } from '../../state/feature-contracts.js';
import { safeFilter } from './safe-filter.js';

/**
 * Returns the merchant's filters that are valid. `ValueCheck` reports the others.
 * @param value the value that the page has set; `false` and the like in it stand for filters whose
 *   condition does not hold
 */
export function ownFilters(host: Element, value: unknown): readonly ListFilter[] {
  const usable = new Map<string, ListFilter>();
  for (const filter of [value].flat().filter(Boolean)) {
    const { label: key, test } = readFilter(filter) ?? {};
    if (key && test) usable.set(key, { key, label: key, test: safeFilter(host, key, test) });
  }
  return [...usable.values()];
}

/**
 * Returns undefined for a filter that is not valid. A label of another type is refused: a function,
 * for example, would show its source on the button.
 */
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
