import { fold } from './fold.js';
import { mostMistakes, unlikeness } from './mistakes.js';

const none = 255;
/** Words of numbers are right or wrong, and the shortest are like any other. */
const isForgiving = (word: string): boolean => /^\P{N}{3,}$/u.test(word);

/** Which texts have which words, for searches that forgive mistakes. Made piece by piece, as texts come. */
export class WordIndex {
  readonly #ranks = new Map<string, number[]>();
  #texts: readonly string[] = [];
  #size = 0;

  /**
   * Reads on in these texts, which may be more than before.
   * @param texts folded
   * @param most so many at a time
   * @returns whether all are read
   */
  read(texts: readonly string[], most: number): boolean {
    if (!this.#isSame(texts)) {
      this.#ranks.clear();
      this.#size = 0;
    }
    this.#texts = texts;
    const end = Math.min(texts.length, this.#size + most);
    for (; this.#size < end; this.#size++)
      for (const word of new Set(texts[this.#size]?.split(' '))) {
        const ranks = this.#ranks.get(word);
        if (ranks) ranks.push(this.#size);
        else if (isForgiving(word)) this.#ranks.set(word, [this.#size]);
      }
    return end === texts.length;
  }

  /** Whether it has read these texts and no others. */
  knows(texts: readonly string[]): boolean {
    return this.#size === texts.length && this.#isSame(texts);
  }

  /**
   * The ranks of the texts that have every word, or one that it may have been meant for: those with the fewest mistakes,
   * in order.
   */
  find(query: string): readonly number[] {
    const texts = this.#texts;
    const sums = new Uint8Array(texts.length);
    const costs = new Uint8Array(texts.length);
    let least = 0;
    for (const typed of fold(query).split(' ')) {
      const most = mostMistakes(typed);
      // Plain loops: these go over ten thousand texts while a visitor types.
      for (let rank = 0; rank < texts.length; rank++)
        costs[rank] = sums[rank] !== none && texts[rank]!.includes(typed) ? 0 : none;
      if (most)
        for (const [word, ranks] of this.#ranks) {
          const cost = unlikeness(typed, word, most);
          if (cost) for (const rank of ranks) if (cost < costs[rank]!) costs[rank] = cost;
        }
      least = none;
      for (let rank = 0; rank < texts.length; rank++) {
        const sum = (sums[rank] = Math.min(none, sums[rank]! + costs[rank]!));
        if (sum < least) least = sum;
      }
      if (least === none) return [];
    }
    const found: number[] = [];
    for (let rank = 0; rank < texts.length; rank++) if (sums[rank] === least) found.push(rank);
    return found;
  }

  #isSame(texts: readonly string[]): boolean {
    for (let rank = 0; rank < this.#size; rank++)
      if (texts[rank] !== this.#texts[rank]) return false;
    return true;
  }
}
