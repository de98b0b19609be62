import type { CellId, StreetsIndex } from '../../streets/street-cell.js';
import type { StoreMapOptions } from '../store-map.js';
import { type CellDrawing, cellDrawing } from './cell-drawing.js';
import { readCellAt, readIndex, UnusableStreets } from './read-streets.js';
import { cellAddress, indexAddress } from './streets-address.js';
import { cellKey } from './wanted-cells.js';

/** Decoded cells are kept up to this number, the last wanted ones. */
const MOST_KEPT = 160;

export interface StreetCellsOptions extends Pick<StoreMapOptions, 'again' | 'report'> {
  /** Called when the index or a cell has arrived. */
  readonly onArrival: () => void;
}

/** Reads the cells beside one `streets.json`, each once. */
export class StreetCells {
  index: StreetsIndex | undefined;
  readonly #url: string | undefined;
  readonly #options: StreetCellsOptions;
  readonly #removal = new AbortController();
  #hasReported = false;
  /** The cells by key, the last wanted at the end. `drawing` is undefined for a missing cell. */
  readonly #cells = new Map<string, { isPending: boolean; drawing?: CellDrawing | undefined }>();

  /** @param src the address of `streets.json` or of its folder */
  constructor(src: string, options: StreetCellsOptions) {
    this.#options = options;
    const url = (this.#url = indexAddress(src));
    if (!url) {
      options.report(`streets-src is no address of a web server: ${src}`);
      return;
    }
    void this.#load((signal) => readIndex(url, signal)).then((index) => {
      this.index = index;
      if (index) this.#arrive();
    });
  }

  stop(): void {
    this.#removal.abort();
    this.#cells.clear();
  }

  /** Asks for cells, the most important first. They stay in memory before all others. */
  want(ids: readonly CellId[]): void {
    for (const id of ids) {
      const key = cellKey(id);
      const known = this.#cells.get(key);
      this.#cells.delete(key);
      this.#cells.set(key, known ?? this.#begin(id));
    }
    for (const key of this.#cells.keys()) {
      if (this.#cells.size <= MOST_KEPT) break;
      this.#cells.delete(key);
    }
  }

  /** Returns the cells of these that have arrived. */
  arrived(ids: readonly CellId[]): CellDrawing[] {
    return ids.flatMap((id) => this.#cells.get(cellKey(id))?.drawing ?? []);
  }

  isPending(ids: readonly CellId[]): boolean {
    return ids.some((id) => this.#cells.get(cellKey(id))?.isPending);
  }

  #begin(id: CellId): { isPending: boolean; drawing?: CellDrawing | undefined } {
    const entry: { isPending: boolean; drawing?: CellDrawing | undefined } = { isPending: true };
    const url = cellAddress(this.#url!, this.index!, id);
    void this.#load((signal) => readCellAt(url, signal)).then((cell) => {
      entry.isPending = false;
      entry.drawing = cell && cellDrawing(id, cell);
      this.#arrive();
    });
    return entry;
  }

  #arrive(): void {
    if (!this.#removal.signal.aborted) this.#options.onArrival();
  }

  /** Reads a file until it succeeds. Resolves to undefined for a file of no use. */
  async #load<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const { signal } = this.#removal;
    const attempt = async (): Promise<T | undefined> => {
      try {
        return signal.aborted ? undefined : await read(signal);
      } catch (error) {
        if (signal.aborted) return undefined;
        if (!(error instanceof UnusableStreets)) throw error;
        // Where one file is broken, others often are, and one line tells enough.
        if (!this.#hasReported) this.#options.report(`streets can't be used: ${error.message}`);
        this.#hasReported = true;
        return undefined;
      }
    };
    return this.#options.again(attempt, 'streets').catch(() => undefined);
  }
}
