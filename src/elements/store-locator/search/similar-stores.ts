import type { StoreIndex } from '../../../domain/index-stores.js';
import { matchSimilar } from '../../../domain/match-similar.js';
import { matchStores } from '../../../domain/match-stores.js';
import { readingOf } from '../../../domain/reading-of.js';
import type { Store } from '../../../domain/store.js';
import type { SearchWords } from './search-words.js';

/** One more than is told of. */
const maxReadings = 4;
const maxRead = 50;

/** Finds the stores that a text matches, or else those that it does but for mistakes in typing. */
export class SimilarStores {
  #query: string | undefined;
  #found: readonly Store[] = [];

  readonly match = (index: StoreIndex, query: string): readonly Store[] => {
    const exact = matchStores(index, query);
    this.#query = undefined;
    if (exact.length) return exact;
    this.#query = query;
    return (this.#found = matchSimilar(index, query));
  };

  /** Whether what was found last, for this text, only resembles it. */
  has(query: string): boolean {
    return this.#query === query;
  }

  /** The result line, if only similar stores were found: so many of them are shown. */
  line(query: string, count: number, { messages, format }: SearchWords): string | undefined {
    if (!count || !this.has(query)) return undefined;
    const readings = this.#found.slice(0, maxRead).map((store) => readingOf(query, store));
    const some = [...new Set(readings)].slice(0, maxReadings);
    return messages.similar(format, query.trim(), count, some);
  }
}
