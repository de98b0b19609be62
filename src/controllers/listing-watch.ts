import { Observable } from '../page/observable.js';

/**
 * Tells when a locator of the page has read its listing: one listener for all elements. The event does not bubble, yet
 * passes by here first.
 */
class ListingWatch extends Observable {
  readonly #onLoad = (): void => this.notify();

  protected override onFirst(): void {
    document.addEventListener('store-locator-load', this.#onLoad, true);
  }

  protected override onLast(): void {
    document.removeEventListener('store-locator-load', this.#onLoad, true);
  }
}

let watch: ListingWatch | undefined;

export const listingWatch = (): Observable => (watch ??= new ListingWatch());
