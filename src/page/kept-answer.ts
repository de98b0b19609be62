/** Kept answers are listed here, so that a first visit costs no database. */
export const indexKey = 'store-locator:answers';

/** An answer kept for the next page of the shop. */
export interface KeptAnswer<T> {
  /** Apart, so that no single read or write is long. */
  readonly parts: readonly T[];
  /** When it was received, in milliseconds since 1970. */
  readonly at: number;
}
