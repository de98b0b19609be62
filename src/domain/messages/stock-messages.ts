import type { Formats } from './formats.js';

/** What `<store-locator>` says of a product's stock, beside the words of the badge. */
export interface StockMessages {
  /** Behind the number of stores: how many of them have it, and of how many that is not known. */
  readonly haveIt: (format: Formats, having: number, stores: number, unknown: number) => string;
  /** The first answer could not be had. */
  readonly stockNotChecked: string;
  /** The button that asks again. */
  readonly checkAgain: string;
  /** A filter's button, and what the result line says of the stores that it leaves. */
  readonly onlyWithStock: string;
  readonly withStock: string;
  /** An order of the list. */
  readonly withStockFirst: string;
  /** The accessible name of a pin, given the store's and what is known of its stock. */
  readonly pinWithStock: (format: Formats, store: string, stock: string) => string;
}
