import type { ReactiveController } from '@lit/reactive-element';
import { bringSide } from './bring-side.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { VisitorSide, VisitorSideOptions } from './visitor-side.js';

/** Brings in what only some visits need, when they do. */
export class VisitorLoader implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: VisitorSideOptions;
  #side: VisitorSide | undefined;
  #isAsked = false;
  /** The page's query as it was first: what a script makes of it later is no link. */
  #query: string | undefined;

  constructor(host: LocatorAttributes, options: VisitorSideOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get side(): VisitorSide | undefined {
    return this.#side;
  }

  hostUpdated(): void {
    this.#query ??= location.search;
    if (this.#isAsked || !this.#isWanted) return;
    this.#isAsked = true;
    void this.#bring();
  }

  locate(byVisitor: boolean): Promise<void> {
    const located = this.#bring().then(() => this.#side?.locate(byVisitor));
    // Who does not wait for it need not catch it.
    located.catch(() => {});
    return located;
  }

  get #isWanted(): boolean {
    return this.#host.syncUrl || /[?&](near|store)=/.test(this.#query ?? '');
  }

  async #bring(): Promise<void> {
    await bringSide(this.#host, 'a part', async () => {
      const { VisitorSide } = await import('./visitor-side.js');
      this.#side ??= new VisitorSide(this.#host, this.#options, this.#query);
    });
  }
}
