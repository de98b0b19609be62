import type { Formats } from './formats.js';

/** What stands above the list of `<store-locator>` when there is more to it than its rows. */
export interface ListMessages {
  /** Stores that came after the list was shown, nearer than its last. */
  readonly showNearer: (format: Formats, stores: number) => string;
  /** The same in a list that has another order. */
  readonly showEarlier: (format: Formats, stores: number) => string;
}
