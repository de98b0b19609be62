import type { ListingState } from '../../../domain/listing-state.js';
import type { Store } from '../../../domain/store/store.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import { StoreLocatorPositionsEvent } from '../positions-event.js';

/** Tells the page where the stores of a listing stand, once for each that has settled and whenever more are placed. */
export class PositionsAnnouncer {
  readonly #host: Element;
  readonly #placed = memoizeOne(
    (stores: readonly Store[]) => stores.filter(({ position }) => position).length,
  );
  #told = '';

  constructor(host: Element) {
    this.#host = host;
  }

  /** To be called when nothing more is on its way for these. */
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
