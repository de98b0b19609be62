import type { ReactiveController } from 'lit';
import type { LocatorAttributes } from '../locator-attributes.js';
import { mostByScrolling } from './shown-rows.js';
import type { LocatorActions, LocatorState } from '../state/contracts.js';

interface GrowingListOptions extends Pick<LocatorActions, 'showMore'> {
  readonly view: () => Pick<LocatorState, 'rowCount'>;
}

/** Rows are added one list height before the list's end comes into view. */
const early = '100%';

/**
 * Adds rows when the list's end is near, up to a number that can be scrolled. A button adds more.
 */
export class GrowingList implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: GrowingListOptions;
  #observer: IntersectionObserver | undefined;
  #count = 0;
  #end: Element | null | undefined;

  constructor(host: LocatorAttributes, options: GrowingListOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#end = undefined;
    this.#observer?.disconnect();
    // The list scrolls by itself or with the page. Browsers without `scrollMargin` add rows a
    // little later.
    this.#observer = new IntersectionObserver((entries) => this.#grow(entries), {
      rootMargin: early,
      scrollMargin: early,
    } as IntersectionObserverInit);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  hostUpdated(): void {
    if (!this.#host.isConnected) return;
    const count = this.#options.view().rowCount;
    const end = this.#host.shadowRoot?.querySelector('.scroller > .more');
    if (end === this.#end && count === this.#count) return;
    [this.#end, this.#count] = [end, count];
    this.#observer?.disconnect();
    // The observer reports an end that stays in view only when it is observed again.
    if (end && count < mostByScrolling) this.#observer?.observe(end);
  }

  #grow(entries: readonly IntersectionObserverEntry[]): void {
    const isNear = entries.at(-1)?.isIntersecting;
    // A focused button stays where it is.
    if (!isNear || this.#host.shadowRoot?.activeElement === this.#end) return;
    this.#options.showMore();
    this.#host.requestUpdate();
  }
}
