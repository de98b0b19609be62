import type { StoreIndex } from '../../../domain/index-stores.js';
import { matchStores } from '../../../domain/match-stores.js';
import { readingOf } from '../../../domain/reading-of.js';
import type { Store } from '../../../domain/store.js';
import { WordIndex } from '../../../domain/word-index.js';
import type { SearchWords } from './search-words.js';

/** Texts that are read in one task. */
const atOnce = 500;
/** One more than is told of. */
const maxReadings = 4;
const maxRead = 50;

/** Finds the stores that a text matches, or else those that it does but for mistakes in typing. */
export class SimilarStores {
  readonly #onReady: () => void;
  readonly #words = new WordIndex();
  #wanted: readonly string[] | undefined;
  #found: { readonly query: string; readonly stores: readonly Store[] } | undefined;
  /** Another each time that more may be found. */
  version = 0;

  constructor(onReady: () => void) {
    this.#onReady = onReady;
  }

  /** Gets ready for a listing that is all there, a part in each task; undefined stops it. */
  prepare(texts: readonly string[] | undefined): void {
    const isUnderWay = this.#wanted !== undefined;
    this.#wanted = texts && this.#words.knows(texts) ? undefined : texts;
    if (this.#wanted && !isUnderWay) this.#readOn();
  }

  readonly match = (index: StoreIndex, query: string): readonly Store[] => {
    const exact = matchStores(index, query);
    this.#found = undefined;
    if (exact.length || !this.#words.knows(index.texts)) return exact;
    const stores = this.#words.find(query).flatMap((rank) => index.stores[rank] ?? []);
    if (stores.length) this.#found = { query, stores };
    return stores;
  };

  /** Whether what was found last, for this text, only resembles it. */
  has(query: string): boolean {
    return this.#found?.query === query;
  }

  /** The result line, if only similar stores were found: so many of them are shown. */
  line(query: string, count: number, { messages, format }: SearchWords): string | undefined {
    if (!this.#found || !this.has(query)) return undefined;
    const readings = this.#found.stores.slice(0, maxRead).map((store) => readingOf(query, store));
    const some = [...new Set(readings)].slice(0, maxReadings);
    return messages.similar(format, query.trim(), count, some);
  }

  #readOn(): void {
    setTimeout(() => {
      if (!this.#wanted) return;
      if (this.#words.read(this.#wanted, atOnce)) {
        this.#wanted = undefined;
        this.version++;
        this.#onReady();
      } else {
        this.#readOn();
      }
    });
  }
}
