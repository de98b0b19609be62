/**
 * The storage key of the index of kept answers. With the index, a first visit opens no database.
 */
export const indexKey = 'store-locator:answers';

/** An answer that is kept for the next page of the shop. */
export interface KeptAnswer<T> {
  /** The answer in parts, so that no single read or write takes long. */
  readonly parts: readonly T[];
  /** The time when the answer was received, in milliseconds since 1970. */
  readonly at: number;
}
