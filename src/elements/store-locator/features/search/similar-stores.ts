import type { ReactiveControllerHost } from 'lit';
import { LatePart } from '../../../../controllers/loading/late-part.js';
import { normalizeText } from '../../../../domain/search/normalize-text.js';
import { matchStores } from '../../../../domain/search/match-stores.js';
import type * as forgiving from '../../../../domain/search/fuzzy-match.js';
import type { Store } from '../../../../domain/store/store.js';
import type { SearchWords } from './search-words.js';

type Match = typeof matchStores;

/** One more than the result line names, which shows it that there are more. */
const maxReadings = 4;
const maxRead = 50;

/** The number of texts per task. So many are no long task on a cheap phone. */
const slice = 1000;

/** Finds the stores that match a text, or else those that match apart from typing mistakes. */
export class SimilarStores {
  readonly #host: ReactiveControllerHost & Element;
  /** The code that forgives typing mistakes. It is loaded late, because few queries need it. */
  readonly #code: LatePart<typeof forgiving>;
  #forgiving: typeof forgiving | undefined;
  /** The query that the last found stores only resemble; undefined when they match it. */
  #query: string | undefined;
  #found: readonly Store[] = [];
  #match = this.#matcher([], new Map());
  /** True while the search that forgives mistakes is being prepared. */
  isReading = false;

  /** @param host reads `match` again on each update */
  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    this.#code = new LatePart(host, 'the search that forgives mistakes', async () => {
      const code = await import('../../../../domain/search/fuzzy-match.js');
      return () => code;
    });
  }

  /** The function that matches stores. It is replaced once it can forgive mistakes. */
  get match(): Match {
    return this.#match;
  }

  /** @param known the texts that `words` was made from */
  #matcher(known: readonly string[], words: forgiving.Vocabulary): Match {
    let requested = known;
    let isMissing = false;
    return ({ stores, texts }, query) => {
      const exact = matchStores({ stores, texts }, query);
      this.#query = undefined;
      if (exact.length) return exact;
      if (texts !== known) {
        if (texts !== requested || (isMissing && this.#code.value)) {
          this.isReading = true;
          isMissing = false;
          void this.#load(texts).then((isLoaded) => {
            this.isReading = false;
            // `LatePart` updates the host when the code arrives after all.
            isMissing = !isLoaded;
            if (isLoaded) this.#host.requestUpdate();
          });
        }
        requested = texts;
        return exact;
      }
      this.#query = query;
      return (this.#found = this.#forgiving!.fuzzyMatch(stores, words, query));
    };
  }

  async #load(texts: readonly string[]): Promise<boolean> {
    const code = await this.#code.ask();
    if (!code) return false;
    const words: forgiving.Vocabulary = new Map();
    for (let at = 0; at < texts.length; at += slice) {
      code.addWords(words, texts.slice(at, at + slice), at);
      await new Promise((done) => setTimeout(done));
    }
    this.#forgiving = code;
    this.#match = this.#matcher(texts, words);
    return true;
  }

  /**
   * Of the first similar stores, returns those whose own name resembles the text. Empty when the
   * similar stores were found for another text.
   */
  named(query: string): readonly Store[] {
    if (!this.#forgiving || this.#query !== query) return [];
    const { didYouMean } = this.#forgiving;
    return this.#found
      .slice(0, maxRead)
      .filter((store) =>
        normalizeText(store.name).includes(normalizeText(didYouMean(query, store))),
      );
  }

  /**
   * Returns the result line when only similar stores were found.
   * @param count the number of stores that are shown
   */
  line(query: string, count: number, { messages, format }: SearchWords): string | undefined {
    if (!count || !this.#forgiving || this.#query !== query) return undefined;
    const { didYouMean } = this.#forgiving;
    const readings = this.#found.slice(0, maxRead).map((store) => didYouMean(query, store));
    const some = [...new Set(readings)].slice(0, maxReadings);
    return messages.similar(format, query.trim(), count, some);
  }
}
