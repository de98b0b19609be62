import { StoreLocatorError } from '../domain/error.js';
import { getJson } from '../http/get-json.js';
import type { GetJsonOptions } from '../http/get-json-options.js';
import type { HttpError } from '../http/http-error.js';
import type { Connection } from './connection.js';

export type Operation = 'locations' | 'reservations' | 'inventory';

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the milliseconds when the request has to wait for the budget or because the service asks for it. */
  readonly onWait?: ((ms: number) => void) | undefined;
}

/** Asks the service as one merchant. */
export interface Client {
  /**
   * The JSON of an operation as it came. What is undefined in the query is left out.
   * Rejects with `StoreLocatorError` only.
   */
  get(
    operation: Operation,
    query: Readonly<Record<string, string | number | boolean | undefined>>,
    options?: RequestOptions,
  ): Promise<unknown>;
}

/** What the client does its requests with: replaced in tests, shared between clients (`budget`). */
export type ClientHttp = Pick<
  GetJsonOptions,
  'headers' | 'fetch' | 'clock' | 'random' | 'budget' | 'timeoutMs' | 'retries'
>;

/** @param connection one that has been checked; others are for `createCheckedClient` */
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
