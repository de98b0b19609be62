import { StoreLocatorError } from '../domain/error.js';
import { configuration } from '../page/configuration.js';
import { resolveConnection, type ConnectionAttributes } from '../page/resolve-connection.js';

/** The service and the key, however they are written and wherever the page says them; '' for none. */
export function shopOf(said: ConnectionAttributes): string {
  const found = resolveConnection(said, configuration().values);
  return found instanceof StoreLocatorError ? '' : `${found.baseUrl} ${found.publicKey}`;
}
