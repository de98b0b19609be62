import { hasStock } from '../../../../domain/stock/stock-status.js';
import type { FoundStore } from '../../../../domain/store/found-store.js';
import type { StockAtStore } from '../../../../domain/stock/stock-at-stores.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
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
 * counts from the next query on, so that no row moves under a reader.
 */
export class StockOrder {
  readonly #sort = memoizeOne(sortBy);
  readonly #counted: Counted;
  #laidOut: StockAtStore | undefined;
  #key = '';

  /**
   * @param counted returns the stores that the result line counts near a place; undefined for all
   */
  constructor(counted: Counted) {
    this.#counted = counted;
  }

  /**
   * Sets what the list is ordered by. Returns whether the list should be laid out again: for
   * another variant, and for the first answer.
   * @param key changes with product and variant; '' before the first answer
   * @param isWanted whether stock may order the list; undefined while the filters are not loaded,
   *   and the key then counts later
   */
  setKey(key: string, isWanted: boolean | undefined): boolean {
    if (isWanted === undefined || key === this.#key) return false;
    this.#key = key;
    return isWanted;
  }

  /**
   * Keeps the answer by which the list is laid out.
   * @param stockAt the stock by the last answer
   */
  keep(stockAt: StockAtStore | undefined): void {
    this.#laidOut = stockAt;
  }

  /**
   * @param stockAt the stock by the last answer
   * @param isLocked true while the layout is kept, and with it the answer before
   */
  sort(stockAt: StockAtStore | undefined, isLocked: boolean | undefined): Sort {
    return this.#sort(isLocked ? this.#laidOut : stockAt, this.#counted);
  }
}
