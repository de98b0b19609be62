import type { RowWindow } from '../row-window.js';

interface Identified {
  readonly id: number;
}

/** How high rows are that have been in the page, and about how high the others will be; in pixels. */
export class RowHeights {
  readonly #known = new Map<number, number>();
  #usual = 0;
  #inlineSize = 0;

  /** @param inlineSize of the list: rows of another width are of another height */
  measure(rows: readonly HTMLElement[], inlineSize: number): void {
    if (inlineSize !== this.#inlineSize) {
      this.#known.clear();
      this.#usual = 0;
    }
    this.#inlineSize = inlineSize;
    for (const row of rows)
      this.#known.set(Number(row.dataset.id), row.getBoundingClientRect().height);
    // Once only: what is above the window keeps its height while more of it is known.
    this.#usual ||= [...this.#known.values()].reduce((sum, one) => sum + one, 0) / rows.length || 0;
  }

  /** Of these rows together. */
  of(stores: readonly Identified[], { start, end }: RowWindow): number {
    let sum = 0;
    for (const { id } of stores.slice(start, end)) sum += this.#known.get(id) ?? this.#usual;
    return sum;
  }

  /** The rank of the row that is so far below the top of the first one. */
  rankAt(stores: readonly Identified[], offset: number): number {
    const rank = stores.findIndex(({ id }) => (offset -= this.#known.get(id) ?? this.#usual) < 0);
    return rank < 0 ? Math.max(0, stores.length - 1) : rank;
  }
}
