import type { ReactiveController } from '@lit/reactive-element';
import type { LocatorAttributes } from './locator-attributes.js';
import type { VisitorSideOptions } from './visitor-side.js';

/** Sees when the visitor's side is needed: for a link, a selected store, or a store of the shopper's that is gone. */
export class VisitorWatch implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #view: VisitorSideOptions['view'];
  readonly #bring: (query: string) => void;
  /** The page's as it is now: what a script makes of it later is no link. */
  readonly #query = location.search;
  #isAsked = false;

  constructor(
    host: LocatorAttributes,
    view: VisitorSideOptions['view'],
    bring: (query: string) => void,
  ) {
    this.#host = host;
    this.#view = view;
    this.#bring = bring;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#isAsked || !this.#isNeeded) return;
    this.#isAsked = true;
    this.#bring(this.#query);
  }

  get #isNeeded(): boolean {
    if (this.#host.syncUrl || /[?&](near|store)=/.test(this.#query)) return true;
    const { selectedId, listing, results, mine } = this.#view();
    if (selectedId !== undefined) return true;
    return listing.status === 'ready' && !!mine.value && !results.find(mine.value.id);
  }
}
