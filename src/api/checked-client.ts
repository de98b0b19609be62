import { StoreLocatorError } from '../domain/error.js';
import { createClient, type Client, type ClientHttp } from './client.js';
import { headerProblem, isSecretKey, type Connection } from './connection.js';

/**
 * A client of a connection that nobody has looked at yet. A page's has been, where it was resolved.
 * @throws {StoreLocatorError} 'secret-key' when the public key is a secret one, 'public-key' when it or its name cannot
 *   be a header: both before anything is sent
 */
export function createCheckedClient(connection: Connection, http: ClientHttp = {}): Client {
  const { publicKey, auth, keyName } = connection;
  if (isSecretKey(publicKey))
    throw new StoreLocatorError('secret-key', 'public-key is a secret key');
  const problem = headerProblem({
    ...http.headers,
    ...(auth !== 'query' && { [keyName]: publicKey }),
  });
  if (problem) throw problem;
  return createClient(connection, http);
}
