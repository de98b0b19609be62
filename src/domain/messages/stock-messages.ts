import type { Formats } from './formats.js';

/** The texts of `<store-locator>` about a product's stock. The badge has further ones. */
export interface StockMessages {
  /**
   * Follows the number of stores. `having` is how many of them have the product, and `unknown` is
   * how many have an unknown stock.
   */
  readonly haveIt: (format: Formats, having: number, stores: number, unknown: number) => string;
  /** The text on a cluster of the map, short enough for a disc: “1 of 4”. */
  readonly partInStock: (format: Formats, having: number, stores: number) => string;
  /** Said when the first stock request failed. */
  readonly stockNotChecked: string;
  /** The button that repeats the stock request. */
  readonly checkAgain: string;
  /** The button of the stock filter, and the words for its stores in the result line. */
  readonly onlyWithStock: string;
  readonly withStock: string;
  /** A sort order of the list. */
  readonly withStockFirst: string;
  /** The accessible name of a pin: the store's name and its stock. */
  readonly pinWithStock: (format: Formats, store: string, stock: string) => string;
}
