import type { PositionErrorCode } from '../position-error-code.js';

/** The texts of `<store-locator>` about the visitor's position and own store. */
export interface VisitorMessages {
  /** The text in the search box while stores near the visitor are shown. */
  readonly yourPosition: string;
  /** The visitor's position as a place in a sentence: "12 stores within 25 km of you". */
  readonly you: string;
  readonly locating: string;
  readonly positionError: (code: PositionErrorCode) => string;
  readonly tryAgain: string;
  /** The button that leads to the search box. */
  readonly typePlace: string;
  /** Said when the shopper's own store is no longer in the listing. */
  readonly myStoreLost: (store: string) => string;
  readonly forgetMyStore: string;
  /** Said when the page's address names a store that is not in the listing. */
  readonly linkedStoreLost: string;
  /**
   * Said when the page's address searches for an unknown place or store. It does not repeat the
   * query, which may be any text.
   */
  readonly linkedSearchUnknown: string;
}
