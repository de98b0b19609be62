import { report } from '../../../../controllers/reports/report.js';
import { ignoreResult } from '../../../../domain/ignore-result.js';
import { inWords } from '../../../../domain/in-words.js';
import type { StoreFilter } from '../../../../domain/store/store-filter.js';
import type { Store } from '../../../../domain/store/store.js';

type Test = StoreFilter['test'];

/**
 * Wraps a merchant's test so that it runs once per store and never throws. An error is reported to
 * the developer and counts as no.
 */
export function safeFilter(host: Element, label: string, test: Test): Test {
  const known = new WeakMap<Store, boolean>();
  return (store) => {
    let verdict = known.get(store);
    if (verdict === undefined) {
      try {
        const answer: unknown = test(store);
        ignoreResult(answer);
        // A promise is truthy, so every store would pass.
        if (answer instanceof Promise) throw new TypeError('it gave a promise');
        verdict = Boolean(answer);
      } catch (error) {
        verdict = false;
        report(host, `the filter “${label}” failed: ${inWords(error)}`);
      }
      known.set(store, verdict);
    }
    return verdict;
  };
}
