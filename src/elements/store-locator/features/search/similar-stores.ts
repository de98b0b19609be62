import type { ReactiveControllerHost } from 'lit';
import { LatePart } from '../../../../controllers/late-part.js';
import { normalizeText } from '../../../../domain/search/normalize-text.js';
import { matchStores } from '../../../../domain/search/match-stores.js';
import type * as forgiving from '../../../../domain/search/fuzzy-match.js';
import type { Store } from '../../../../domain/store/store.js';
import type { SearchWords } from './search-words.js';

type Match = typeof matchStores;

/** One more than is told of. */
const maxReadings = 4;
const maxRead = 50;

/** So many texts at once are no long task on a cheap phone. */
const slice = 1000;

/** Finds the stores that a text matches, or else those that it does but for mistakes in typing. */
export class SimilarStores {
  readonly #host: ReactiveControllerHost & Element;
  /** What is needed for mistakes: few texts have any. */
  readonly #code: LatePart<typeof forgiving>;
  #forgiving: typeof forgiving | undefined;
  /** What was found last only resembles this. */
  #query: string | undefined;
  #found: readonly Store[] = [];
  #match = this.#matcher([], new Map());
  /** Whether what is needed for mistakes is on its way. */
  isReading = false;

  /** @param host asks for `match` again whenever it is updated */
  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    this.#code = new LatePart(host, 'the search that forgives mistakes', async () => {
      const code = await import('../../../../domain/search/fuzzy-match.js');
      return () => code;
    });
  }

  /** Another function once it can do more. */
  get match(): Match {
    return this.#match;
  }

  /** @param known of which texts these are the words */
  #matcher(known: readonly string[], words: forgiving.Vocabulary): Match {
    let asked = known;
    let isMissing = false;
    return ({ stores, texts }, query) => {
      const exact = matchStores({ stores, texts }, query);
      this.#query = undefined;
      if (exact.length) return exact;
      if (texts !== known) {
        if (texts !== asked || (isMissing && this.#code.value)) {
          this.isReading = true;
          isMissing = false;
          void this.#load(texts).then((isLoaded) => {
            this.isReading = false;
            // The host is updated when it has come at last.
            isMissing = !isLoaded;
            if (isLoaded) this.#host.requestUpdate();
          });
        }
        asked = texts;
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

  /** Those of the first of them whose own name resembles the text, if they were found for it. */
  named(query: string): readonly Store[] {
    if (!this.#forgiving || this.#query !== query) return [];
    const { didYouMean } = this.#forgiving;
    return this.#found
      .slice(0, maxRead)
      .filter((store) =>
        normalizeText(store.name).includes(normalizeText(didYouMean(query, store))),
      );
  }

  /** The result line, if only similar stores were found: so many of them are shown. */
  line(query: string, count: number, { messages, format }: SearchWords): string | undefined {
    if (!count || !this.#forgiving || this.#query !== query) return undefined;
    const { didYouMean } = this.#forgiving;
    const readings = this.#found.slice(0, maxRead).map((store) => didYouMean(query, store));
    const some = [...new Set(readings)].slice(0, maxReadings);
    return messages.similar(format, query.trim(), count, some);
  }
}
