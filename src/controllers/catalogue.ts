import { defined } from '../domain/defined.js';
import type { Messages } from '../domain/messages.js';
import { configuration } from '../page/configuration.js';
import { wordsOf } from './translation.js';

/**
 * A catalogue for the page and the element: the built-in English, over it the language of the place, the page's own wording
 * over that, the element's over all. The same sources give the same object again, so that views can compare.
 */
export function createCatalogue<M extends object>(
  builtIn: M,
): (host: Element & { readonly messages?: Partial<Messages> | undefined }) => M {
  let last: readonly unknown[] = [];
  let merged = builtIn;
  return (host) => {
    const overrides = [wordsOf(host), configuration().values.messages, host.messages];
    if (overrides.some((override, index) => override !== last[index])) {
      merged = Object.assign({}, builtIn, ...overrides.map(defined)) as M;
      last = overrides;
    }
    return merged;
  };
}
