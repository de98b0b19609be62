import { bringSide } from './bring-side.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { VisitorSide, VisitorSideOptions } from './visitor-side.js';

/** Brings in what only some visits need, when they do. */
export class VisitorLoader {
  readonly #host: LocatorAttributes;
  readonly #options: VisitorSideOptions;
  #side: VisitorSide | undefined;

  constructor(host: LocatorAttributes, options: VisitorSideOptions) {
    this.#host = host;
    this.#options = options;
  }

  get side(): VisitorSide | undefined {
    return this.#side;
  }

  locate(byVisitor: boolean): Promise<void> {
    const located = this.#bring().then(() => this.#side?.locate(byVisitor));
    // Who does not wait for it need not catch it.
    located.catch(() => {});
    return located;
  }

  async #bring(): Promise<void> {
    await bringSide(this.#host, 'a part', async () => {
      const { VisitorSide } = await import('./visitor-side.js');
      this.#side ??= new VisitorSide(this.#host, this.#options);
    });
  }
}
