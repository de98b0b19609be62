import type { ReactiveController } from 'lit';
import { ownsAddress } from '../../../../controllers/address-claim.js';
import { addressHeirs, isCopy } from '../../../../controllers/address-heirs.js';
import { report } from '../../../../controllers/report.js';
import { platformId } from '../../../../domain/store/platform-id.js';
import type { Store } from '../../../../domain/store/store.js';
import { withParameters } from '../../../../domain/with-parameters.js';
import { isSameQuery, type SearchQuery } from '../../state/search-query.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { LocatorActions, LocatorState } from '../../state/contracts.js';
import { linkedSearch } from './linked-search.js';

/** What has been before. */
export interface Visit {
  /** The page's query as it was at first. */
  readonly query: string;
  /** The visitor has searched or chosen something. */
  readonly hasActed: boolean;
}

export interface PageLinkOptions extends Pick<LocatorActions, 'search' | 'select'> {
  readonly view: () => Pick<
    LocatorState,
    'searchQuery' | 'listing' | 'results' | 'selectedFor' | 'selectedId'
  >;
}

/** Safari takes no more than a hundred changes in 30 seconds, and the theme makes some, too. */
const betweenWritesMs = 500;

/**
 * Follows the page's address: `?near=` is searched for and `?store=` is selected when they are there, each until the
 * visitor does something else. With `sync-url` the address follows the visitor, who may go back in it; the history stays
 * the theme's own.
 */
export class PageLink implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: PageLinkOptions;
  /** The id that the address names, until the visitor has chosen; '' for none. What is no id may be another's parameter. */
  #wanted = '';
  #linkedId: number | undefined;
  #text = '';
  /** The visitor has searched for nothing else, nor for the same. */
  #isTextLinked = false;
  #revealedFor: SearchQuery | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writtenAt = -betweenWritesMs;
  /** The page that the visitor has acted on: an address that the theme goes on to is left alone. */
  #path = '';
  /** What the address says of both, as far as it is known here. */
  #said: string;
  /** What is to be read as soon as the address is this element's: the one before it may be a copy that the theme takes away. */
  #unread: string | undefined;

  constructor(host: LocatorAttributes, options: PageLinkOptions, { query, hasActed }: Visit) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    for (const act of ['store-locator-search', 'store-locator-select'])
      host.addEventListener(act, () => this.#onAct());
    host.addEventListener('store-locator-search', () => {
      this.#linkedId = undefined;
      this.#isTextLinked = false;
    });
    this.#said = saidBy(query);
    if (hasActed) this.#onAct();
    else {
      this.#unread = query;
      this.#inherit(host);
    }
  }

  /** The store that the address names: what the map shows first, as long as nothing else is asked. */
  get store(): Store | undefined {
    const { searchQuery, results } = this.#options.view();
    return searchQuery.text === this.#text ? results.find(this.#linkedId) : undefined;
  }

  /** Whether it names one that is in no listing, and nobody has asked for anything else. */
  get isLost(): boolean {
    const { searchQuery, listing, selectedId } = this.#options.view();
    if (this.#wanted === '' || listing.status !== 'ready') return false;
    const isOver = searchQuery.text !== this.#text || selectedId !== undefined;
    return !isOver && !this.#find(this.#wanted);
  }

  /** Whether no store is found for the words that it searches for, nor near a place of that name. */
  get isUnknown(): boolean {
    const { searchQuery, listing, results } = this.#options.view();
    const isAsked = this.#isTextLinked && this.#text !== '' && searchQuery.text === this.#text;
    const isRead = listing.status === 'ready' || listing.status === 'partial';
    return isAsked && isRead && results.all.length > 0 && results.stores.length === 0;
  }

  hostUpdated(): void {
    const { searchQuery } = this.#options.view();
    if (this.#wanted === '' || searchQuery === this.#revealedFor) return;
    if (searchQuery.text !== this.#text) {
      this.#wanted = '';
      return;
    }
    const store = this.#find(this.#wanted);
    if (!store) return;
    // The place that is searched for may be found later, which orders the list anew.
    this.#revealedFor = searchQuery;
    this.#linkedId = store.id;
    this.#options.select(store.id);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#goBack);
    addressHeirs().add(this.#inherit);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#goBack);
    addressHeirs().delete(this.#inherit);
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#stopWriting();
      for (const inherit of addressHeirs()) inherit(this.#host);
    });
  }

  readonly #inherit = (from: Element): void => {
    const query = this.#unread;
    if (query === undefined || !ownsAddress(this.#host) || !isCopy(from, this.#host)) return;
    this.#unread = undefined;
    // Who has typed or chosen by now has come first.
    const { searchQuery, selectedId } = this.#options.view();
    if (searchQuery.text || selectedId !== undefined) return;
    // The one before has written what it was asked.
    this.#read(this.#host.syncUrl ? location.search : query);
  };

  /** To an entry of the history that says something else, as the one before a link to a part of the page. */
  readonly #goBack = (): void => {
    const { search } = location;
    if (!this.#host.syncUrl || !ownsAddress(this.#host) || saidBy(search) === this.#said) return;
    this.#stopWriting();
    this.#revealedFor = this.#linkedId = undefined;
    this.#options.select(undefined);
    this.#read(search);
  };

  #read(query: string): void {
    const parameters = new URLSearchParams(query);
    this.#said = saidBy(query);
    this.#wanted = platformId(parameters.get('store'));
    this.#text = linkedSearch(parameters.get('near') ?? '');
    this.#isTextLinked = true;
    const isOther = this.#text !== this.#options.view().searchQuery.text;
    if (isOther) this.#options.search({ text: this.#text, settle: this.#text !== '' });
    else this.#host.requestUpdate();
  }

  /** The service's own number comes first, which no platform's long one is like. */
  #find(id: string): Store | undefined {
    const { all: stores } = this.#options.view().results;
    return (
      stores.find((store) => `${store.id}` === id) ??
      stores.find(({ platformLocationId }) => platformLocationId === id)
    );
  }

  #onAct(): void {
    this.#wanted = '';
    this.#unread = undefined;
    this.#path = location.pathname;
    if (!this.#host.syncUrl || !ownsAddress(this.#host) || this.#timer !== undefined) return;
    const wait = Math.max(0, this.#writtenAt + betweenWritesMs - performance.now());
    // Later in any case: a choice comes before its change, which the page may prevent.
    this.#timer = setTimeout(() => this.#write(), wait);
  }

  #write(): void {
    this.#stopWriting();
    if (location.pathname !== this.#path) return;
    this.#writtenAt = performance.now();
    const { searchQuery, selectedId, selectedFor } = this.#options.view();
    // The visitor's own position is nobody else's business; a store's name may be a town's too.
    const isKept = searchQuery.place?.kind !== 'here' && !searchQuery.isChosen;
    const near = isKept ? searchQuery.text.trim() : '';
    // Selected before something else was searched for.
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
