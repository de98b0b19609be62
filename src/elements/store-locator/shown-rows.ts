import type { Results } from './results.js';
import { RowList } from './row-list.js';
import { firstRows, nextRows, previousRows, rowsAround, within } from './row-window.js';
import { rowsIn, type RowSettings } from './rows.js';
import type { List } from './views/list-view.js';
import type { RowActions } from './views/row-view.js';
import type { Words } from './views/words.js';

/** Which rows of the results are in the DOM. */
export class ShownRows {
  readonly #results: Results;
  readonly #list = new RowList();
  #window = firstRows;

  constructor(results: Results) {
    this.#results = results;
  }

  showFirst(): void {
    this.#window = firstRows;
  }

  /** Moves on; gives the id of the nearest row that was not there before. */
  showNext(): number | undefined {
    const { end } = this.#window;
    this.#window = nextRows(this.#window);
    return this.#results.stores[end]?.id;
  }

  /** Moves back; gives the id of the nearest row that was not there before. */
  showPrevious(): number | undefined {
    const { start } = this.#window;
    this.#window = previousRows(this.#window);
    return this.#results.stores[start - 1]?.id;
  }

  /** Moves to where this store is, if it is among the results. */
  showStore(id: number | undefined): void {
    const rank = this.#results.rankOf(id);
    if (rank >= 0) this.#window = rowsAround(this.#window, rank);
  }

  draw(settings: RowSettings, words: Words, actions: RowActions): List {
    const total = this.#results.stores.length;
    const window = within(this.#window, total);
    this.#list.show(rowsIn(window, this.#results, settings), words, actions);
    return { element: this.#list.element, window, total };
  }
}
