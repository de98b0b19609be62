import type { Position, Store } from '../../domain/store/store.js';
import type { QuestionOptions } from './ask.js';

/** A service that returns positions for addresses. */
export interface Geocoder {
  /** Identifies the service in the state file, so it must hold no key. */
  readonly name: string;
  /** The most addresses that one request carries. */
  readonly batchSize: number;
  /**
   * True when a request may cost money. If its answer never arrived, it is sent again only with
   * `--ask-again`.
   */
  readonly mayBill: boolean;
  /** Whether the service can know the store's address. */
  readonly covers: (store: Store) => boolean;
  /**
   * Returns positions by the index of the store in `stores`: undefined where the service knows
   * none. Stores without an answer are not in the map.
   * Rejects with `HttpError`, or with the signal's reason.
   */
  readonly locate: (
    stores: readonly Store[],
    options?: QuestionOptions,
  ) => Promise<ReadonlyMap<number, Position | undefined>>;
}
