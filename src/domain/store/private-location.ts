import type { Store } from './store.js';

/**
 * A location with the fields that the service gives only to the merchant, such as the manager's
 * phone and e-mail.
 */
export interface PrivateLocation extends Store {
  /**
   * Every field beyond the public ones, without decoding. The service does not document the full
   * list.
   */
  readonly extra: Readonly<Record<string, unknown>>;
}
