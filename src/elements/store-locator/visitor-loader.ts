import type { ReactiveController } from 'lit';
import { LatePart } from '../../controllers/late-part.js';
import { StoreLocatorError } from '../../domain/error.js';
import type { Asked } from './asked.js';
import type { LocatorAttributes } from './locator-attributes.js';
import type { VisitorSide, VisitorSideOptions } from './visitor-side.js';

/** The events by which a page hears of them. */
const visitorActs = ['store-locator-search', 'store-locator-select'];

/** Brings the visitor's side in when it is needed: for a link, a selected store, or a store of the shopper's that is gone. */
export class VisitorLoader implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: VisitorSideOptions;
  /** The page's as it is now: what a script makes of it later is no link. */
  readonly #query = location.search;
  readonly #part: LatePart<VisitorSide>;
  #failed: Asked | undefined;
  #isAsked = false;
  #hasActed: boolean;
  #searches = 0;

  constructor(host: LocatorAttributes, options: VisitorSideOptions) {
    this.#host = host;
    this.#options = options;
    // Who is in the search box now has typed what stands there, and who is in a row has chosen it.
    const { activeElement } = host.shadowRoot ?? {};
    const hasChosen = options.view().selectedId !== undefined && !!activeElement;
    this.#hasActed = hasChosen || activeElement?.matches('.search input') === true;
    for (const act of visitorActs) host.addEventListener(act, () => (this.#hasActed = true));
    host.addEventListener('store-locator-search', () => this.#searches++);
    this.#part = new LatePart(host, 'a part', async () => {
      const { VisitorSide } = await import('./visitor-side.js');
      return () => new VisitorSide(host, options, { query: this.#query, hasActed: this.#hasActed });
    });
    host.addController(this);
  }

  get side(): VisitorSide | undefined {
    return this.#part.value;
  }

  hostUpdated(): void {
    if (this.#isAsked || !this.#isNeeded) return;
    this.#isAsked = true;
    void this.#part.ask();
  }

  /** Nobody could ask for the visitor's position, and nothing else has been asked since. */
  get hasFailed(): boolean {
    return this.#failed === this.#options.view().asked;
  }

  /** @param byVisitor by a tap, which pages hear of */
  async locate(byVisitor: boolean): Promise<void> {
    const { asked } = this.#options.view();
    const searches = this.#searches;
    this.#failed = undefined;
    // Two taps are one question also where they need it first.
    const side = await this.#part.ask();
    if (this.#searches !== searches) throw new StoreLocatorError('aborted', 'asked anew');
    if (side) return side.locate(byVisitor);
    this.#failed = asked;
    this.#host.requestUpdate();
    throw new StoreLocatorError('network', '“Near me” can’t be loaded');
  }

  get #isNeeded(): boolean {
    if (this.#host.syncUrl || /[?&](near|store)=/.test(this.#query)) return true;
    const { selectedId, listing, results, mine } = this.#options.view();
    if (selectedId !== undefined) return true;
    return listing.status === 'ready' && !!mine.value && !results.find(mine.value.id);
  }
}
