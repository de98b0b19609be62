import type { ReactiveController } from '@lit/reactive-element';
import { ownsAddress } from '../../../controllers/address-claim.js';
import { report } from '../../../controllers/report.js';
import type { ListingState } from '../../../domain/listing-state.js';
import { platformId } from '../../../domain/platform-id.js';
import type { Store } from '../../../domain/store.js';
import { withParameters } from '../../../domain/with-parameters.js';
import { isSameQuestion, type Asked } from '../asked.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { Results } from '../results.js';

/** What has been before. */
export interface Visit {
  /** The page's query as it was at first. */
  readonly query: string;
  /** The visitor has searched or chosen something. */
  readonly hasActed: boolean;
}

export interface PageLinkOptions {
  readonly view: () => {
    readonly asked: Asked;
    readonly listing: Pick<ListingState, 'status'>;
    readonly selectedId: number | undefined;
    readonly selectedFor: Asked | undefined;
    readonly results: Pick<Results, 'all' | 'find'>;
  };
  readonly ask: (asked: Asked) => void;
  readonly select: (id: number) => void;
}

/** Safari takes no more than a hundred changes in 30 seconds, and the theme makes some, too. */
const betweenWritesMs = 500;

/**
 * Follows the page's address: `?near=` is searched for and `?store=` is selected when they are there, each until the
 * visitor does something else. With `sync-url` the address follows the visitor; the history stays the theme's own.
 */
export class PageLink implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: PageLinkOptions;
  /** The id that the address names, until the visitor has chosen; '' for none. What is no id may be another's parameter. */
  #wanted = '';
  #linkedId: number | undefined;
  #text = '';
  #revealedFor: Asked | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writtenAt = -betweenWritesMs;

  constructor(host: LocatorAttributes, options: PageLinkOptions, { query, hasActed }: Visit) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    for (const act of ['store-locator-search', 'store-locator-select'])
      host.addEventListener(act, () => this.#onAct());
    host.addEventListener('store-locator-search', () => (this.#linkedId = undefined));
    if (hasActed) this.#onAct();
    else if (ownsAddress(host)) this.#read(new URLSearchParams(query));
  }

  /** The store that the address names: what the map shows first, as long as nothing else is asked. */
  get store(): Store | undefined {
    const { asked, results } = this.#options.view();
    return asked.text === this.#text ? results.find(this.#linkedId) : undefined;
  }

  /** Whether it names one that is in no listing, and nobody has asked for anything else. */
  get isLost(): boolean {
    const { asked, listing, selectedId } = this.#options.view();
    if (this.#wanted === '' || listing.status !== 'ready') return false;
    const isOver = asked.text !== this.#text || selectedId !== undefined;
    return !isOver && !this.#find(this.#wanted);
  }

  hostUpdated(): void {
    const { asked } = this.#options.view();
    if (this.#wanted === '' || asked === this.#revealedFor) return;
    if (asked.text !== this.#text) {
      this.#wanted = '';
      return;
    }
    const store = this.#find(this.#wanted);
    if (!store) return;
    // The place that is searched for may be found later, which orders the list anew.
    this.#revealedFor = asked;
    this.#linkedId = store.id;
    this.#options.select(store.id);
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#stopWriting();
    });
  }

  #read(parameters: URLSearchParams): void {
    // Who has typed or chosen by now has come first.
    const { asked, selectedId } = this.#options.view();
    if (asked.text || selectedId !== undefined) return;
    this.#wanted = platformId(parameters.get('store'));
    this.#text = parameters.get('near')?.trim() ?? '';
    if (this.#text) this.#options.ask({ text: this.#text, settle: true });
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
    if (!this.#host.syncUrl || !ownsAddress(this.#host) || this.#timer !== undefined) return;
    const wait = Math.max(0, this.#writtenAt + betweenWritesMs - performance.now());
    // Later in any case: a choice comes before its change, which the page may prevent.
    this.#timer = setTimeout(() => this.#write(), wait);
  }

  #write(): void {
    this.#stopWriting();
    this.#writtenAt = performance.now();
    const { asked, selectedId, selectedFor } = this.#options.view();
    // The visitor's own position is nobody else's business; a store's name may be a town's too.
    const isKept = asked.place?.kind !== 'here' && !asked.isChosen;
    const near = isKept ? asked.text.trim() : '';
    // Selected before something else was searched for.
    const isPast = near && !isSameQuestion(asked, selectedFor);
    const url = new URL(location.href);
    url.search = withParameters(url.search, {
      near: near || undefined,
      store: selectedId === undefined || isPast ? undefined : `${selectedId}`,
    });
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
