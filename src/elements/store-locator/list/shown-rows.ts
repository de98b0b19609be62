import { RowList } from './row-list.js';
import { rowsOf, type RowState } from './rows.js';
import type { List, ListRows, ListState, RowActions } from '../state/contracts.js';
import type { Words } from '../views/words.js';

/** A list begins with so many rows, and so many more come at its end while it is scrolled. */
export const rowStep = 25;
/** Beyond these, rows come only by the button. */
export const mostByScrolling = 100;
const rowsByButton = 50;
/** A button for so few would save nothing. */
const fewMore = 3;

/**
 * The rows of the list that are in the DOM: its first ones. They only grow in number until the list is laid out anew,
 * so that find-in-page, printing and scrolling work as the browser has them.
 */
export class ShownRows implements ListRows {
  readonly #first: ListState;
  readonly #list = new RowList();
  #count = rowStep;
  above: number | undefined;

  constructor(first: ListState) {
    this.#first = first;
  }

  get count(): number {
    const { length } = this.#first.stores;
    return length - this.#count > fewMore ? this.#count : length;
  }

  /** The list is shown from its beginning. */
  begin(): void {
    this.#count = rowStep;
    this.above = undefined;
  }

  /** How many rows come next. */
  get #step(): number {
    return this.#count < mostByScrolling ? rowStep : rowsByButton;
  }

  showMore(): number | undefined {
    const { count } = this;
    this.#count += this.#step;
    return this.#first.stores.slice(count).find(({ id }) => id !== this.above)?.id;
  }

  draw(state: RowState, words: Words, actions: RowActions): List {
    const { stores } = this.#first;
    // Rows that stand for a button do not go when more stores come.
    this.#count = Math.max(this.#count, this.count);
    const above = state.results.find(this.above);
    const shown = stores.slice(0, this.count);
    this.#list.show(rowsOf(shown, above, state), words, actions);
    const more = Math.min(this.#step, stores.length - this.count);
    return {
      element: this.#list.element,
      total: stores.length,
      more,
      isEmpty: !above && !shown[0],
    };
  }
}
