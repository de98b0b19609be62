import { secretProblem } from '../domain/secret-key.js';
import { createClient, type Client, type ClientHttp } from './client.js';
import { headerProblem, type Connection } from './connection.js';

/**
 * A client of a connection that nobody has looked at yet. A page's has been, where it was resolved.
 * @throws {StoreLocatorError} 'secret-key' when the connection holds a secret key, 'public-key' when the key or its
 *   name cannot be a header: both before anything is sent
 */
export function createCheckedClient(connection: Connection, http: ClientHttp = {}): Client {
  const { publicKey, auth, keyName } = connection;
  const problem =
    secretProblem({ ...connection }) ??
    headerProblem({
      ...http.headers,
      ...(auth !== 'query' && { [keyName]: publicKey }),
    });
  if (problem) throw problem;
  return createClient(connection, http);
}
