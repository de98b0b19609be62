import type { FoundStore } from '../../../../domain/store/found-store.js';
import type { StockAtStore } from '../../../../domain/stock/stock-at-stores.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { ListState } from '../../state/contracts.js';
import type { Sort } from '../../state/features.js';

export const hasStock = (status: FoundStore['stock']): boolean =>
  status === 'in' || status === 'low';

type Counted = () => readonly FoundStore[] | undefined;

/**
 * Those that have it, then the others, each in their order. Near a place only among the stores that are near: nobody
 * wants the next country before the next street. Where none of them has it, the nearest that does is all that comes first.
 */
const sortBy =
  (stockAt: StockAtStore | undefined, counted: Counted): Sort =>
  (stores) => {
    if (!stockAt) return stores;
    const near = counted();
    const ids = near && new Set(near.map(({ id }) => id));
    const having = stores.filter((store) => hasStock(stockAt(store)));
    const nearest = ids ? having.filter(({ id }) => ids.has(id)) : having;
    const first = new Set(nearest.length ? nearest : having.slice(0, 1));
    return [...first, ...stores.filter((store) => !first.has(store))];
  };

/**
 * The order by stock. It is that of the answer that was there when the list was laid out: a later one counts from the
 * next question on, so that no row moves under whoever reads. Only another variant, and the first answer, have the list
 * laid out anew while nobody is in it.
 */
export class StockOrder {
  readonly #sort = memoizeOne(sortBy);
  readonly #counted: Counted;
  #stockAt: StockAtStore | undefined;
  #what = '';

  /** @param counted those that the result line counts near a place; undefined where it counts all */
  constructor(counted: Counted) {
    this.#counted = counted;
  }

  /**
   * @param stockAt as of the last answer
   * @param what changes with product and variant; '' before the first answer
   * @param first the list
   * @param isFree it may be laid out anew
   */
  sort(
    stockAt: StockAtStore | undefined,
    what: string,
    first: Pick<ListState, 'isLayoutLocked'>,
    isFree: () => boolean,
  ): Sort {
    if (what !== this.#what && isFree()) first.isLayoutLocked = false;
    this.#what = what;
    if (!first.isLayoutLocked) this.#stockAt = stockAt;
    return this.#sort(this.#stockAt, this.#counted);
  }
}
