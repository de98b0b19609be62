import type { ReactiveController } from 'lit';
import { ownsAddress } from '../../../../controllers/address/address-claim.js';
import {
  addressReplacements,
  isCopy,
} from '../../../../controllers/address/address-replacements.js';
import { report } from '../../../../controllers/reports/report.js';
import { platformId } from '../../../../domain/store/platform-id.js';
import type { Store } from '../../../../domain/store/store.js';
import { withParameters } from '../../../../domain/with-parameters.js';
import { isSameQuery, type SearchQuery } from '../../state/search-query.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { LocatorActions, LocatorState } from '../../state/contracts.js';
import { linkedSearch } from './linked-search.js';

/** The visit before this feature was loaded. */
export interface Visit {
  /** The page's query string at the start of the visit. */
  readonly query: string;
  /** True when the visitor has already searched or chosen something. */
  readonly hasActed: boolean;
}

export interface PageLinkOptions extends Pick<LocatorActions, 'search'> {
  readonly view: () => Pick<
    LocatorState,
    'searchQuery' | 'typed' | 'listing' | 'results' | 'selectedFor' | 'selectedId'
  >;
}

/**
 * Safari allows at most 100 changes of the history in 30 seconds, and the theme makes some, too.
 */
const betweenWritesMs = 500;

/**
 * Follows the page's address. When present, `?near=` is searched for and `?store=` is selected.
 * Each lasts until the visitor does something else. With `sync-url` the address follows the
 * visitor, who may go back in the history. The history itself stays the theme's own.
 */
export class PageLink implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: PageLinkOptions;
  /**
   * The store id in the address, until the visitor has chosen; '' for none. A `store` parameter
   * that is no id may belong to another script.
   */
  #wanted = '';
  #linkedId: number | undefined;
  #text = '';
  /** True while the visitor has searched for nothing, not even for the same text. */
  #isTextLinked = false;
  #revealedFor: SearchQuery | undefined;
  /** The query that was in effect when the visitor began to type; undefined after that. */
  #typedIn: SearchQuery | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writtenAt = -betweenWritesMs;
  /**
   * The path of the page that the visitor has acted on. When the theme goes on to another path, its
   * address is left alone.
   */
  #path = '';
  /** Both parameters of the address, as they were last read or written here. */
  #said: string;
  /**
   * The query string to read once this element owns the address. The owner before it may be a copy
   * that the theme removes.
   */
  #unread: string | undefined;

  constructor(host: LocatorAttributes, options: PageLinkOptions, { query, hasActed }: Visit) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    host.addEventListener('store-locator-select', () => this.#onAct());
    host.addEventListener('store-locator-search', () => this.#onSearch());
    this.#said = saidBy(query);
    if (hasActed) this.#onAct();
    else {
      this.#unread = query;
      this.#takeOver(host);
    }
  }

  /** The store that the address names. The map shows it first, until another query is made. */
  get store(): Store | undefined {
    const { searchQuery, results } = this.#options.view();
    return searchQuery.text === this.#text ? results.find(this.#linkedId) : undefined;
  }

  /**
   * Whether the address names a store that is in no listing, and nothing else was asked for since.
   */
  get isLost(): boolean {
    const { searchQuery, listing, selectedId } = this.#options.view();
    if (this.#wanted === '' || listing.status !== 'ready') return false;
    const isOver = searchQuery.text !== this.#text || selectedId !== undefined;
    return !isOver && !this.#find(this.#wanted);
  }

  /** Whether no store is found for the query of the link, by words or near a place of that name. */
  get isUnknown(): boolean {
    const { searchQuery, listing, results } = this.#options.view();
    const isAsked = this.#isTextLinked && this.#text !== '' && searchQuery.text === this.#text;
    const isRead = listing.status === 'ready' || listing.status === 'partial';
    return isAsked && isRead && results.all.length > 0 && results.stores.length === 0;
  }

  hostUpdated(): void {
    const { searchQuery, typed } = this.#options.view();
    if (typed !== searchQuery) return;
    if (this.#typedIn) {
      const isDropped = this.#typedIn === searchQuery;
      this.#typedIn = undefined;
      if (!isDropped) this.#onSearch();
    }
    if (this.#wanted === '' || searchQuery === this.#revealedFor) return;
    if (searchQuery.text !== this.#text) {
      this.#wanted = '';
      return;
    }
    const store = this.#find(this.#wanted);
    if (!store) return;
    // The place of the query may be found later. Its query orders the list again, and then the
    // store is selected once more.
    this.#revealedFor = searchQuery;
    this.#linkedId = store.id;
    this.#host.selectStore(store.id);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#goBack);
    addressReplacements().add(this.#takeOver);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#goBack);
    addressReplacements().delete(this.#takeOver);
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#stopWriting();
      for (const takeOver of addressReplacements()) takeOver(this.#host);
    });
  }

  readonly #takeOver = (from: Element): void => {
    const query = this.#unread;
    if (query === undefined || !ownsAddress(this.#host) || !isCopy(from, this.#host)) return;
    this.#unread = undefined;
    // A visitor who has typed or chosen something comes before the link.
    const { typed, selectedId } = this.#options.view();
    if (typed.text || selectedId !== undefined) return;
    // With `sync-url`, the owner before it has written its query into the address.
    this.#read(this.#host.syncUrl ? location.search : query);
  };

  /**
   * Follows the address to a history entry with other parameters. Such an entry is, for example,
   * the one before a link to a part of the page.
   */
  readonly #goBack = (): void => {
    const { search } = location;
    if (!this.#host.syncUrl || !ownsAddress(this.#host) || saidBy(search) === this.#said) return;
    this.#stopWriting();
    this.#revealedFor = this.#linkedId = undefined;
    this.#host.selectStore(null);
    this.#read(search);
  };

  #read(query: string): void {
    const parameters = new URLSearchParams(query);
    this.#said = saidBy(query);
    this.#wanted = platformId(parameters.get('store'));
    this.#text = linkedSearch(parameters.get('near') ?? '');
    this.#isTextLinked = true;
    this.#typedIn = undefined;
    const { searchQuery } = this.#options.view();
    const isOther = this.#text !== searchQuery.text;
    this.#options.search(isOther ? { text: this.#text, settle: this.#text !== '' } : searchQuery);
  }

  /**
   * Finds a store by the service's number, or else by the platform's id. The long ids of a platform
   * never look like the service's numbers.
   */
  #find(id: string): Store | undefined {
    const { all: stores } = this.#options.view().results;
    return (
      stores.find((store) => `${store.id}` === id) ??
      stores.find(({ platformLocationId }) => platformLocationId === id)
    );
  }

  /** A typed text counts once it is in effect. Until then the answer to the link stays. */
  #onSearch(): void {
    const { searchQuery, typed } = this.#options.view();
    if (typed !== searchQuery) {
      this.#typedIn = searchQuery;
      return;
    }
    this.#linkedId = undefined;
    this.#isTextLinked = false;
    this.#onAct();
  }

  #onAct(): void {
    this.#wanted = '';
    this.#unread = undefined;
    this.#path = location.pathname;
    if (!this.#host.syncUrl || !ownsAddress(this.#host) || this.#timer !== undefined) return;
    const wait = Math.max(0, this.#writtenAt + betweenWritesMs - performance.now());
    // Always write later: the event of a choice comes before its change, which the page may
    // prevent.
    this.#timer = setTimeout(() => this.#write(), wait);
  }

  #write(): void {
    this.#stopWriting();
    if (location.pathname !== this.#path) return;
    this.#writtenAt = performance.now();
    const { searchQuery, selectedId, selectedFor } = this.#options.view();
    // The visitor's own position is private. A store's name may also be the name of a town.
    const isKept = searchQuery.place?.kind !== 'here' && !searchQuery.isChosen;
    const near = isKept ? searchQuery.text.trim() : '';
    // True when the store was selected before this query was made.
    const isPast = near && !isSameQuery(searchQuery, selectedFor);
    const url = new URL(location.href);
    url.search = withParameters(url.search, {
      near: near || undefined,
      store: selectedId === undefined || isPast ? undefined : `${selectedId}`,
    });
    this.#said = saidBy(url.search);
    if (url.href === location.href) return;
    try {
      history.replaceState(history.state, '', url);
    } catch (error) {
      report(this.#host, `the address can't be kept current: ${String(error)}`, 'warn');
    }
  }

  #stopWriting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

const saidBy = (query: string): string => {
  const parameters = new URLSearchParams(query);
  return JSON.stringify(['near', 'store'].map((name) => parameters.get(name)));
};
