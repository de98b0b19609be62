import { isInventory, type PageHarness } from '../harness/page.js';

/** A request for a product's inventory that waits for its answer. */
export interface Held {
  readonly productId: string;
  readonly answer: (response: Response | Error) => void;
}

/** Holds every request for stock until it is answered one by one, in whatever order. */
export class HeldInventory {
  readonly #held = new Set<Held>();

  constructor(page: PageHarness) {
    page.answer(isInventory, ({ url, signal }) => {
      const productId = new URL(url).searchParams.get('product_id') ?? '';
      return new Promise((resolve, reject) => {
        const held: Held = {
          productId,
          answer: (response) => {
            this.#held.delete(held);
            if (response instanceof Error) reject(response);
            else resolve(response);
          },
        };
        this.#held.add(held);
        // Nobody waits for it any more.
        signal.addEventListener('abort', () => this.#held.delete(held));
      });
    });
  }

  get all(): readonly Held[] {
    return [...this.#held];
  }
}
