import { LatePart } from '../../../controllers/loading/late-part.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import { rowStep } from './shown-rows.js';
import type { Store } from '../../../domain/store/store.js';
import type { LocatorState } from '../state/contracts.js';

type LocalityOf = (store: Store) => string | undefined;

/**
 * Writes addresses as their countries do. The new form begins with the next query or opened
 * country, so that rows do not change while they are read.
 * @param openings returns how often the visitor has opened another country
 * @returns the part that holds the function, once its code is loaded
 */
export function localizedAddresses(
  host: LocatorAttributes,
  { view }: { readonly view: () => Pick<LocatorState, 'searchQuery' | 'list'> },
  openings: () => number,
): LatePart<LocalityOf> {
  const part = new LatePart<LocalityOf>(host, 'the order of addresses', async () => {
    const { localityLine } = await import('../../../domain/list/locality-line.js');
    return () => {
      const { searchQuery, list } = view();
      const opened = openings();
      let isKnown = false;
      // Do this work here, so that the first key of a search does not wait for it.
      list.stores.slice(0, rowStep).forEach(localityLine);
      return (store) => {
        isKnown ||= view().searchQuery !== searchQuery || openings() !== opened;
        return isKnown ? localityLine(store) : undefined;
      };
    };
  });
  void part.ask();
  return part;
}
