import type { Store } from './store.js';

/** A location with what the service tells the merchant alone, such as the manager's phone and e-mail. */
export interface PrivateLocation extends Store {
  /** Every field beyond the public ones, as it came: the service does not document the full list. */
  readonly extra: Readonly<Record<string, unknown>>;
}
