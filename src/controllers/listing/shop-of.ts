import { StoreLocatorError } from '../../domain/error.js';
import { configuration } from '../../page/configuration.js';
import { merchantKey } from '../../page/merchant-client.js';
import { resolveConnection, type ConnectionAttributes } from '../../page/resolve-connection.js';

/**
 * Returns a key of the merchant whose stores an element shows; '' for none. Spelling differences in
 * the address and the key do not matter, nor whether the element or the page sets them.
 */
export function shopOf(said: ConnectionAttributes): string {
  const found = resolveConnection(said, configuration().values);
  return found instanceof StoreLocatorError ? '' : merchantKey(found);
}
