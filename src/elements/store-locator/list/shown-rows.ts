import { RowList } from './row-list.js';
import { rowsOf, type RowState } from './rows.js';
import type { DrawnList, ListState, RowActions } from '../state/contracts.js';
import type { Words } from '../views/words.js';

/** The number of rows that a list begins with, and that scrolling to its end adds. */
export const rowStep = 25;
/** Above this number of rows, only the button adds rows. */
export const mostByScrolling = 100;
const rowsByButton = 50;
/** A button for so few rows would save nothing. */
const fewMore = 3;

/**
 * The first rows of the list, which are the ones in the DOM. Their number only grows until the list
 * is laid out again, so that find-in-page, printing and scrolling work as in any page.
 */
export class ShownRows {
  readonly #list: ListState;
  readonly #rows = new RowList();
  #count = rowStep;

  /** @param list the list; its layout changes */
  constructor(list: ListState) {
    this.#list = list;
  }

  get count(): number {
    const { length } = this.#list.stores;
    return length - this.#count > fewMore ? this.#count : length;
  }

  /** Shows the list from its beginning. */
  begin(): void {
    this.#count = rowStep;
  }

  /** The number of rows that are added next. */
  get #step(): number {
    return this.#count < mostByScrolling ? rowStep : rowsByButton;
  }

  /** Adds rows at the end. Returns the id of the first store that was added. */
  showMore(): number | undefined {
    const { count } = this;
    this.#count += this.#step;
    const { stores, above } = this.#list;
    return stores.slice(count).find(({ id }) => id !== above)?.id;
  }

  draw(state: RowState, words: Words, actions: RowActions): DrawnList {
    const { stores } = this.#list;
    // Rows that are shown instead of a button stay when more stores arrive.
    this.#count = Math.max(this.#count, this.count);
    const above = state.results.find(this.#list.above);
    const shown = stores.slice(0, this.count);
    this.#rows.show(rowsOf(shown, above, state), words, actions);
    const more = Math.min(this.#step, stores.length - this.count);
    return {
      element: this.#rows.element,
      total: stores.length,
      more,
      isEmpty: !above && !shown[0],
    };
  }
}
