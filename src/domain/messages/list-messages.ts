import type { Formats } from './formats.js';

/** The texts of the list of `<store-locator>` that load after its first rows. */
export interface ListMessages {
  /**
   * The button for stores that came after the list was shown, when the list is sorted by distance:
   * the later stores are nearer than its last store.
   */
  readonly showNearer: (format: Formats, stores: number) => string;
  /** The same button when the list has another order. */
  readonly showEarlier: (format: Formats, stores: number) => string;
  /** The filled button of a row in the dialog of `<stock-badge>`. */
  readonly chooseThisStore: string;
  /** The accessible name of that button; it must begin with `chooseThisStore`. */
  readonly chooseThisStoreName: (format: Formats, store: string) => string;
  readonly makeMyStore: string;
  readonly undo: string;
  /** The filled link of a row on a page. */
  readonly directions: string;
  /** The accessible name of the directions link; it must begin with `directions`. */
  readonly directionsName: (store: string) => string;
  /** The name of a row's link that dials the store. */
  readonly callName: (format: Formats, store: string) => string;
  readonly phone: string;
  readonly hours: string;
  readonly email: string;
  readonly website: string;
  /** Stands above the stores that are offered when nothing is found. */
  readonly nearestStores: string;
  /** Tells what a search finds, where a text has found nothing. */
  readonly whatToSearch: string;
}
