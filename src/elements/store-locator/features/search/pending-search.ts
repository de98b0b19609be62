import type { LatePart } from '../../../../controllers/loading/late-part.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { SearchQuery } from '../../state/search-query.js';
import type { PlaceSearch } from './place-search.js';
import type { SearchView } from './search-options.js';

/** Tells when the search for places is needed, and the state of a query while its code loads. */
export class PendingSearch {
  readonly #host: LocatorAttributes;
  readonly #view: () => SearchView;
  readonly #part: () => LatePart<PlaceSearch>;

  constructor(host: LocatorAttributes, view: () => SearchView, part: () => LatePart<PlaceSearch>) {
    this.#host = host;
    this.#view = view;
    this.#part = part;
    // Focus alone causes no update. This one finds that the search is wanted.
    host.shadowRoot?.addEventListener('focusin', () => {
      if (!part().value && this.#isInBox) host.requestUpdate();
    });
  }

  /** The query, when it may mean a place or the visitor is in the search box. */
  get wantedFor(): SearchQuery | undefined {
    const { searchQuery } = this.#view();
    return this.#isInBox || searchQuery.text || searchQuery.area ? searchQuery : undefined;
  }

  /** True while the query may mean a place, so that stores with its words are no answer yet. */
  get isDeciding(): boolean {
    const { text, settle } = this.#view().searchQuery;
    const { value, error } = this.#part();
    const isOpen = value?.answer?.isFilter === undefined;
    return isOpen && !!settle && text.trim() !== '' && error === undefined;
  }

  /** True when the query may mean a place and could not be looked up. */
  get hasFailed(): boolean {
    const { text } = this.#view().searchQuery;
    const { value, error } = this.#part();
    return text.trim() !== '' && (value ? value.answer?.hasFailed === true : error !== undefined);
  }

  get #isInBox(): boolean {
    return this.#host.shadowRoot?.activeElement?.matches('.search input') === true;
  }
}
