import { seeded } from '../fakes/seeded.js';

/** Chance that is the same in every run of a seed. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  /** Whether something of this likelihood happens. */
  happens(likelihood: number): boolean {
    return this.#random() < likelihood;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T;
  }
}
