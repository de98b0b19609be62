import { secretProblem } from '../domain/secret-key.js';
import { createClient, type Client, type ClientHttp } from './client.js';
import { headerProblem, type Connection } from './connection.js';

/**
 * Creates a client for a connection that has not been checked yet. A page's connection is checked
 * when it is resolved.
 * @throws {StoreLocatorError} 'secret-key' when the connection holds a secret key, 'public-key'
 *   when the key or its name cannot be a header. Both are thrown before a request is sent.
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
