import type { Position, Store } from '../../domain/store/store.js';
import type { QuestionOptions } from './ask.js';

/** A service that knows where addresses are. */
export interface Geocoder {
  /** Tells whose answer one is. Holds no key. */
  readonly name: string;
  /** How many addresses one request carries at most. */
  readonly batchSize: number;
  /** Whether a request may cost money: one whose answer never came is then not sent again unasked. */
  readonly mayBill: boolean;
  /** Whether the service can know the address. */
  readonly covers: (store: Store) => boolean;
  /**
   * Positions by their place in `stores`; undefined where the service knows none. What it left unanswered is not in it.
   * Rejects with `HttpError`, or with the signal's reason.
   */
  readonly locate: (
    stores: readonly Store[],
    options?: QuestionOptions,
  ) => Promise<ReadonlyMap<number, Position | undefined>>;
}
