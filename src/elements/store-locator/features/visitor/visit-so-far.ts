import type { LatePart } from '../../../../controllers/late-part.js';
import { StoreLocatorError } from '../../../../domain/error.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { SearchQuery } from '../../state/search-query.js';
import type { Visit } from './page-link.js';
import type { Visitor, VisitorOptions } from './visitor.js';

/** The events by which a page hears of what the visitor does. */
const visitorActs = ['store-locator-search', 'store-locator-select'];

/** Follows what the visitor does before the visitor's feature is loaded, and tells when that is wanted. */
export class VisitSoFar {
  readonly #host: LocatorAttributes;
  readonly #view: VisitorOptions['view'];
  readonly #part: () => LatePart<Visitor>;
  /** The page's query at the start: a script that changes it later makes no link. */
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
    // Focus in the search box means that the visitor has typed, and focus in a row that they chose it.
    const { activeElement } = host.shadowRoot ?? {};
    const hasChosen = view().selectedId !== undefined && !!activeElement;
    this.#hasActed = hasChosen || activeElement?.matches('.search input') === true;
    for (const act of visitorActs) host.addEventListener(act, () => (this.#hasActed = true));
    host.addEventListener('store-locator-search', () => this.#searches++);
  }

  get visit(): Visit {
    return { query: this.#query, hasActed: this.#hasActed };
  }

  /** True for a link, a selected store, and a shopper's own store that is gone. */
  get isWanted(): boolean {
    if (this.#host.syncUrl || /[?&](near|store)=/.test(this.#query)) return true;
    const { selectedId, listing, results, myStore } = this.#view();
    if (selectedId !== undefined) return true;
    return listing.status === 'ready' && !!myStore.value && !results.find(myStore.value.id);
  }

  /** True when the visitor's position could not be asked for, and nothing was searched since. */
  get hasFailed(): boolean {
    return this.#failed === this.#view().searchQuery;
  }

  /** @param byVisitor by a tap, which pages hear of */
  async locate(byVisitor: boolean): Promise<void> {
    const { searchQuery } = this.#view();
    const searches = this.#searches;
    this.#failed = undefined;
    // Two taps before the code is loaded are one question.
    const visitor = await this.#part().ask();
    if (this.#searches !== searches) throw new StoreLocatorError('aborted', 'asked anew');
    if (visitor) return visitor.locate(byVisitor);
    this.#failed = searchQuery;
    this.#host.requestUpdate();
    throw new StoreLocatorError('network', '“Near me” can’t be loaded');
  }
}
