import { hasStock } from '../../../../domain/stock/has-stock.js';
import type { FoundStore } from '../../../../domain/store/found-store.js';
import type { StockAtStore } from '../../../../domain/stock/stock-at-stores.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { ListState, LocatorActions } from '../../state/contracts.js';
import type { Sort } from '../../state/feature-contracts.js';

type Counted = () => readonly FoundStore[] | undefined;

/**
 * Moves the stores with the product to the front; both parts keep their order. Near a place, only
 * nearby stores move: nobody wants the next country before the next street. When no nearby store
 * has the product, only the nearest store that has it moves.
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
 * The order by stock. It uses the answer that existed when the list was laid out. A later answer
 * counts from the next query on, so that no row moves under a reader. Only another variant, and the
 * first answer, lay out the list again, and only while nobody uses it.
 */
export class StockOrder {
  readonly #sort = memoizeOne(sortBy);
  readonly #counted: Counted;
  readonly #changeList: LocatorActions['changeList'];
  #stockAt: StockAtStore | undefined;
  #what = '';

  /**
   * @param counted returns the stores that the result line counts near a place; undefined for all
   * @param changeList has the list laid out again
   */
  constructor(counted: Counted, changeList: LocatorActions['changeList']) {
    this.#counted = counted;
    this.#changeList = changeList;
  }

  /**
   * @param stockAt the stock by the last answer
   * @param what a key that changes with product and variant; '' before the first answer
   * @param list the list as it is laid out
   * @param isFree returns whether the list may be laid out again
   */
  sort(
    stockAt: StockAtStore | undefined,
    what: string,
    list: Pick<ListState, 'isLayoutLocked'>,
    isFree: () => boolean,
  ): Sort {
    if (what !== this.#what && isFree()) this.#changeList({ isLayoutLocked: false });
    this.#what = what;
    if (!list.isLayoutLocked) this.#stockAt = stockAt;
    return this.#sort(this.#stockAt, this.#counted);
  }
}
