import { StoreLocatorError } from '../domain/error.js';
import type { Auth } from '../domain/page-configuration.js';

/** How to reach a merchant's service. */
export interface Connection {
  /** The address as `normalizeBaseUrl` returns it. */
  readonly baseUrl: string;
  readonly publicKey: string;
  /** The key travels as the documented header or as a query parameter. */
  readonly auth: Auth;
  /** The name of the header or of the query parameter. */
  readonly keyName: string;
}

export const defaultKeyName = 'public_key';

/**
 * Returns the service's address without `/api/v1…`, trailing slash, query and hash. Returns
 * undefined when the text is no http(s) address. A relative address is resolved against `base`.
 */
export function normalizeBaseUrl(text: string, base?: string): string | undefined {
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  try {
    const { protocol, origin, pathname } = new URL(trimmed, base);
    if (!/^https?:$/.test(protocol)) return undefined;
    return origin + pathname.replace(/(\/api\/v1(\/\w*(\.json)?)?)?\/*$/, '');
  } catch {
    return undefined;
  }
}

/**
 * Returns the error when these headers cannot be sent. A pasted key may hold characters that no
 * header may have.
 */
export function headerProblem(
  headers: Readonly<Record<string, string>>,
): StoreLocatorError | undefined {
  try {
    new Headers(headers);
    return undefined;
  } catch {
    return new StoreLocatorError('public-key', 'public-key or key-name has invalid characters');
  }
}
