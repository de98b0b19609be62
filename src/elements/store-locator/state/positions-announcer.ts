import type { ListingState } from '../../../domain/listing-state.js';
import type { Store } from '../../../domain/store/store.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import { StoreLocatorPositionsEvent } from '../positions-event.js';

/** Tells the page how many stores have positions, after each load and when more are placed. */
export class PositionsAnnouncer {
  readonly #host: Element;
  readonly #placed = memoizeOne(
    (stores: readonly Store[]) => stores.filter(({ position }) => position).length,
  );
  #told = '';

  constructor(host: Element) {
    this.#host = host;
  }

  /** Call this when no more positions are on their way for these stores. */
  tell({ settled }: ListingState, stores: readonly Store[]): void {
    if (!settled) return;
    const placed = this.#placed(stores);
    const positions = `${settled}|${placed}`;
    if (positions === this.#told) return;
    this.#told = positions;
    const unplaced = stores.length - placed;
    this.#host.dispatchEvent(new StoreLocatorPositionsEvent({ placed, unplaced }));
  }
}
