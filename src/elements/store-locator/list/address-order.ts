import { LatePart } from '../../../controllers/late-part.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import { rowStep } from './shown-rows.js';
import type { LocatorState } from '../state/contracts.js';

/**
 * Writes addresses as their countries do, in lists that begin once that is known: what is being read doesn't change.
 * @param openings how often another country was opened
 */
export function orderAddresses(
  host: LocatorAttributes,
  { view }: { readonly view: () => Pick<LocatorState, 'searchQuery' | 'list'> },
  openings: () => number,
): void {
  const part = new LatePart(host, 'the order of addresses', async () => {
    const { localityLine } = await import('../../../domain/list/locality-line.js');
    return () => {
      const { searchQuery, list } = view();
      const opened = openings();
      let isKnown = false;
      // Compiled and looked up here, and not by the first key of a search.
      list.stores.slice(0, rowStep).forEach(localityLine);
      list.localityOf = (store) => {
        isKnown ||= view().searchQuery !== searchQuery || openings() !== opened;
        return isKnown ? localityLine(store) : undefined;
      };
      return list;
    };
  });
  void part.ask();
}
