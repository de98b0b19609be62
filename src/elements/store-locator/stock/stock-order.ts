import type { FoundStore } from '../../../domain/found-store.js';
import type { StockAtStore } from '../../../domain/stock-at-stores.js';
import type { FirstView } from '../first-view.js';
import { memo } from '../memo.js';

export const hasStock = (status: FoundStore['stock']): boolean =>
  status === 'in' || status === 'low';

/** Those that have it, then the others, each in their order. */
const sortBy =
  (stockAt: StockAtStore | undefined): NonNullable<FirstView['sort']> =>
  (stores) => {
    if (!stockAt) return stores;
    const having: FoundStore[] = [];
    const others: FoundStore[] = [];
    for (const store of stores) (hasStock(stockAt(store)) ? having : others).push(store);
    return [...having, ...others];
  };

/**
 * The order by stock. It is that of the answer that was there when the list was laid out: a later one counts from the
 * next question on, so that no row moves under whoever reads. Only another variant, and the first answer, have the list
 * laid out anew while nobody is in it.
 */
export class StockOrder {
  readonly #sort = memo(sortBy);
  #stockAt: StockAtStore | undefined;
  #what = '';

  /**
   * @param stockAt as of the last answer
   * @param what changes with product and variant; '' before the first answer
   * @param first the list
   * @param isFree it may be laid out anew
   */
  sort(
    stockAt: StockAtStore | undefined,
    what: string,
    first: Pick<FirstView, 'isFixed'>,
    isFree: () => boolean,
  ): NonNullable<FirstView['sort']> {
    if (what !== this.#what && isFree()) first.isFixed = false;
    this.#what = what;
    if (!first.isFixed) this.#stockAt = stockAt;
    return this.#sort(this.#stockAt);
  }
}
