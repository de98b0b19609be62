import { bringSide } from '../bring-side.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { NarrowSideOptions } from '../narrow-side.js';

/**
 * Writes addresses as their countries do, in lists that begin once that is known: what is being read doesn't change.
 * @param openings how often another country was opened
 */
export function orderAddresses(
  host: LocatorAttributes,
  { view }: Pick<NarrowSideOptions, 'view'>,
  openings: () => number,
): void {
  void bringSide(host, 'the order of addresses', async () => {
    const { townLine } = await import('../../../domain/town-line.js');
    const { asked, first } = view();
    const opened = openings();
    let isKnown = false;
    first.townOf = (store) => {
      isKnown ||= view().asked !== asked || openings() !== opened;
      return isKnown ? townLine(store) : undefined;
    };
  });
}
