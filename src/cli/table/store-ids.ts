import { createHash } from 'node:crypto';

/**
 * The lowest generated id. It is longer than any numbering of stores and any platform id, so the
 * two never collide.
 */
const firstMade = 2 ** 52;
const hashBytes = 6;

/**
 * Generates ids for stores without a number. An id stays the same as long as its source text does.
 */
export class StoreIds {
  readonly #bases = new Map<number, string>();

  /**
   * Returns an id for a text. The result is the same in every run, whatever other rows there are.
   */
  make(basis: string): number {
    for (let again = 0; ; again++) {
      const hash = createHash('sha256')
        .update(again ? `${basis}\n${again}` : basis)
        .digest();
      const id = firstMade + hash.readUIntBE(0, hashBytes);
      const known = this.#bases.get(id);
      this.#bases.set(id, known ?? basis);
      // Otherwise another text has this id, which is extremely rare.
      if ((known ?? basis) === basis) return id;
    }
  }
}
