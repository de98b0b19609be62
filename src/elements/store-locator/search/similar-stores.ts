import { matchStores } from '../../../domain/match-stores.js';
import type { Store } from '../../../domain/store.js';
import { memo } from '../memo.js';
import type * as forgiving from './forgiving.js';
import type { SearchWords } from './search-words.js';

type Match = typeof matchStores;

/** One more than is told of. */
const maxReadings = 4;
const maxRead = 50;

/** Finds the stores that a text matches, or else those that it does but for mistakes in typing. */
export class SimilarStores {
  readonly #bring: (load: () => Promise<void>) => void;
  #forgiving: typeof forgiving | undefined;
  readonly #vocabulary = memo((texts: readonly string[]) => this.#forgiving!.vocabularyOf(texts));
  /** What was found last only resembles this. */
  #query: string | undefined;
  #found: readonly Store[] = [];
  #match = this.#matcher();

  /** @param bring runs what imports the code, and then asks for `match` again: few texts have mistakes */
  constructor(bring: (load: () => Promise<void>) => void) {
    this.#bring = bring;
  }

  /** Another function once it can do more. */
  get match(): Match {
    return this.#match;
  }

  #matcher(): Match {
    let isAsked = false;
    return (index, query) => {
      const exact = matchStores(index, query);
      this.#query = undefined;
      if (exact.length) return exact;
      if (!this.#forgiving) {
        if (!isAsked) this.#bring(() => this.#load());
        isAsked = true;
        return exact;
      }
      this.#query = query;
      const words = this.#vocabulary(index.texts);
      return (this.#found = this.#forgiving.matchSimilar(index.stores, words, query));
    };
  }

  async #load(): Promise<void> {
    this.#forgiving = await import('./forgiving.js');
    this.#match = this.#matcher();
  }

  /** The result line, if only similar stores were found: so many of them are shown. */
  line(query: string, count: number, { messages, format }: SearchWords): string | undefined {
    if (!count || !this.#forgiving || this.#query !== query) return undefined;
    const { readingOf } = this.#forgiving;
    const readings = this.#found.slice(0, maxRead).map((store) => readingOf(query, store));
    const some = [...new Set(readings)].slice(0, maxReadings);
    return messages.similar(format, query.trim(), count, some);
  }
}
