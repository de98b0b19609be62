import type { LatePart } from '../../../../controllers/loading/late-part.js';
import { StoreLocatorError } from '../../../../domain/error.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { SearchQuery } from '../../state/search-query.js';
import type { Visit } from './page-link.js';
import type { Visitor, VisitorOptions } from './visitor.js';

/** The events that tell the page about actions of the visitor. */
const visitorActs = ['store-locator-search', 'store-locator-select'];

/**
 * Follows the visitor's actions before the visitor feature is loaded, and tells when to load it.
 */
export class VisitSoFar {
  readonly #host: LocatorAttributes;
  readonly #view: VisitorOptions['view'];
  readonly #part: () => LatePart<Visitor>;
  /** The page's query string at the start. A script that changes it later makes no link of it. */
  readonly #query = location.search;
  #failed: SearchQuery | undefined;
  #hasActed: boolean;
  #searches = 0;

  constructor(
    host: LocatorAttributes,
    view: VisitorOptions['view'],
    part: () => LatePart<Visitor>,
  ) {
    this.#host = host;
    this.#view = view;
    this.#part = part;
    // Focus in the search box means that the visitor has typed. Focus elsewhere means that the
    // visitor has chosen the selected store.
    const { activeElement } = host.shadowRoot ?? {};
    const hasChosen = view().selectedId !== undefined && !!activeElement;
    this.#hasActed = hasChosen || activeElement?.matches('.search input') === true;
    for (const act of visitorActs) host.addEventListener(act, () => (this.#hasActed = true));
    host.addEventListener('store-locator-search', () => this.#searches++);
  }

  get visit(): Visit {
    return { query: this.#query, hasActed: this.#hasActed };
  }

  /** True for `sync-url`, a link, and a shopper's own store that is gone. */
  get isWanted(): boolean {
    if (this.#host.syncUrl || /[?&](near|store)=/.test(this.#query)) return true;
    const { listing, results, myStore } = this.#view();
    return listing.status === 'ready' && !!myStore && !results.find(myStore.id);
  }

  /** True when the visitor's position could not be asked for and no query was made since. */
  get hasFailed(): boolean {
    return this.#failed === this.#view().searchQuery;
  }

  /** @param byVisitor true after a tap by the visitor; the page then gets a search event */
  async locate(byVisitor: boolean): Promise<void> {
    const { searchQuery } = this.#view();
    const searches = this.#searches;
    this.#failed = undefined;
    // Two taps before the code is loaded make one request.
    const visitor = await this.#part().ask();
    if (this.#searches !== searches) throw new StoreLocatorError('aborted', 'asked anew');
    if (visitor) return visitor.locate(byVisitor);
    this.#failed = searchQuery;
    this.#host.requestUpdate();
    throw new StoreLocatorError('network', '“Near me” can’t be loaded');
  }
}
