/**
 * The lowest generated id. It is longer than any numbering of stores and any platform id, so the
 * two never collide.
 */
const firstMade = 2 ** 52;

/** Returns a number of at most 48 bits that depends on the text alone. */
export type TextHash = (text: string) => number;

/**
 * Generates ids for stores without a number. An id stays the same as long as its source text does.
 */
export class StoreIds {
  readonly #bases = new Map<number, string>();
  readonly #hash: TextHash;

  constructor(hash: TextHash) {
    this.#hash = hash;
  }

  /**
   * Returns an id for a text. The result is the same in every run, whatever other rows there are.
   */
  make(basis: string): number {
    for (let again = 0; ; again++) {
      const id = firstMade + this.#hash(again ? `${basis}\n${again}` : basis);
      const known = this.#bases.get(id);
      this.#bases.set(id, known ?? basis);
      // Otherwise another text has this id, which is extremely rare.
      if ((known ?? basis) === basis) return id;
    }
  }
}
