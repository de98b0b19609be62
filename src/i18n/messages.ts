import { defined } from '../domain/defined.js';
import type { Messages } from '../domain/messages.js';

/**
 * A catalogue with single messages replaced: the page's wording over the built-in one, the element's own over both.
 * The same sources give the same object again, so that views can compare.
 */
export function createCatalogue<M extends object>(
  builtIn: M,
): (...overrides: (Partial<Messages> | undefined)[]) => M {
  let last: readonly unknown[] = [];
  let merged = builtIn;
  return (...overrides) => {
    if (overrides.some((override, index) => override !== last[index])) {
      merged = Object.assign({}, builtIn, ...overrides.map(defined)) as M;
      last = overrides;
    }
    return merged;
  };
}
