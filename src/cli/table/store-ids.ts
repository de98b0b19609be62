import { createHash } from 'node:crypto';

/** Ids that are made are above it: no numbering of stores and no platform's id is as long, so that they never meet. */
const firstMade = 2 ** 52;
const hashBytes = 6;

/** Gives stores without a number of their own one that stays the same for as long as what it is made of does. */
export class StoreIds {
  readonly #bases = new Map<number, string>();

  /** The same for the same text in every run, whatever stands around it. */
  make(basis: string): number {
    for (let again = 0; ; again++) {
      const hash = createHash('sha256')
        .update(again ? `${basis}\n${again}` : basis)
        .digest();
      const id = firstMade + hash.readUIntBE(0, hashBytes);
      const known = this.#bases.get(id);
      this.#bases.set(id, known ?? basis);
      // else another text has it, once in a very long time
      if ((known ?? basis) === basis) return id;
    }
  }
}
