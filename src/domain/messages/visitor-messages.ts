import type { PositionErrorCode } from '../position-error-code.js';

/** What `<store-locator>` says of the visitor's position. */
export interface VisitorMessages {
  /** Stands in the search box. */
  readonly yourPosition: string;
  /** The same as a place that stores are near to: "12 stores within 25 km of you". */
  readonly you: string;
  readonly locating: string;
  readonly positionError: (code: PositionErrorCode) => string;
  readonly tryAgain: string;
  /** Leads to the search box. */
  readonly typePlace: string;
  /** The shopper's own store is no longer in the listing. */
  readonly myStoreLost: (store: string) => string;
  readonly forgetMyStore: string;
  /** The page's address names a store that is in no listing. */
  readonly linkedStoreLost: string;
  /** The page's address searches for what is no place and no store; the words themselves may be anything. */
  readonly linkedSearchUnknown: string;
  readonly directions: string;
  /** The accessible name of that link; it must begin with `directions`. */
  readonly directionsName: (store: string) => string;
  readonly phone: string;
  readonly hours: string;
  readonly email: string;
  readonly website: string;
}
