import { StoreLocatorError } from '../domain/error.js';
import { configuration } from '../page/configuration.js';
import { merchantKey } from '../page/merchant-client.js';
import { resolveConnection, type ConnectionAttributes } from '../page/resolve-connection.js';

/** Whose stores they are, however the address and the key are written and wherever the page says them; '' for none. */
export function shopOf(said: ConnectionAttributes): string {
  const found = resolveConnection(said, configuration().values);
  return found instanceof StoreLocatorError ? '' : merchantKey(found);
}
