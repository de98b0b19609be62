import type { FirstView } from './first-view.js';
import { RowList } from './row-list.js';
import {
  firstRows,
  nextRows,
  previousRows,
  rowsAround,
  within,
  type RowWindow,
} from './row-window.js';
import { rowsIn, type RowState } from './rows.js';
import type { List } from './views/list-view.js';
import type { RowActions } from './views/row-view.js';
import type { Words } from './views/words.js';

/** Which rows of the results are in the DOM. */
export class ShownRows {
  readonly #first: FirstView;
  readonly #list = new RowList();
  /** Which rows of the list. */
  window = firstRows;
  /** The window, and what stays beside it, in order. */
  keep: ((window: RowWindow) => readonly RowWindow[]) | undefined;

  constructor(first: FirstView) {
    this.#first = first;
  }

  showFirst(): void {
    this.window = firstRows;
  }

  /** Moves on; gives the id of the nearest row that was not there before. */
  showNext(): number | undefined {
    const { end } = this.window;
    this.window = nextRows(this.window);
    return this.#first.stores[end]?.id;
  }

  /** Moves back; gives the id of the nearest row that was not there before. */
  showPrevious(): number | undefined {
    const { start } = this.window;
    this.window = previousRows(this.window);
    return this.#first.stores[start - 1]?.id;
  }

  /** Moves to where this store is, if it is in the list; gives its id. */
  showStore(id: number | undefined): number | undefined {
    const { stores } = this.#first;
    const rank = stores.findIndex((store) => store.id === id);
    if (rank >= 0) this.window = rowsAround(within(this.window, stores.length), rank);
    return id;
  }

  draw(state: RowState, words: Words, actions: RowActions): List {
    const total = this.#first.stores.length;
    const window = within(this.window, total);
    const parts = this.keep?.(window) ?? [window];
    this.#list.show(
      parts.flatMap((part) => rowsIn(part, state)),
      words,
      actions,
    );
    return { element: this.#list.element, window, total };
  }
}
