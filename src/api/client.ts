import { StoreLocatorError } from '../domain/error.js';
import { getJson } from '../http/get-json.js';
import type { GetJsonOptions } from '../http/get-json-options.js';
import type { HttpError } from '../http/http-error.js';
import type { Connection } from './connection.js';

export type Operation = 'locations' | 'reservations' | 'inventory';

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Called with the wait in milliseconds, when the request must wait for the budget or when the
   * service asks for a wait.
   */
  readonly onWait?: ((ms: number) => void) | undefined;
}

/** Sends requests to the service for one merchant. */
export interface Client {
  /**
   * Returns the JSON of an operation without decoding it. Undefined query values are not sent.
   * Rejects with `StoreLocatorError` only.
   */
  get(
    operation: Operation,
    query: Readonly<Record<string, string | number | boolean | undefined>>,
    options?: RequestOptions,
  ): Promise<unknown>;
}

/** The client's means for its requests. Tests replace them, and clients can share one `budget`. */
export type ClientHttp = Pick<
  GetJsonOptions,
  'headers' | 'fetch' | 'clock' | 'random' | 'budget' | 'timeoutMs' | 'retries'
>;

/** @param connection a checked connection; `createCheckedClient` takes unchecked ones */
export function createClient(
  { baseUrl, publicKey, auth, keyName }: Connection,
  http: ClientHttp = {},
): Client {
  const inQuery = auth === 'query';
  const headers = { ...http.headers, ...(!inQuery && { [keyName]: publicKey }) };
  return {
    async get(operation, query, options) {
      const url = new URL(`${baseUrl}/api/v1/${operation}.json`);
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.set(name, `${value}`);
      if (inQuery) url.searchParams.set(keyName, publicKey);
      try {
        return await getJson(url, { ...http, ...options, headers });
      } catch (cause) {
        const { code, status, message } = cause as HttpError;
        throw new StoreLocatorError(code, `${operation}: ${message}`, { status, cause });
      }
    },
  };
}
