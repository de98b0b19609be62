import { StoreLocatorError } from '../domain/error.js';
import type { Auth } from '../domain/page-configuration.js';

/** How a merchant's service is reached. */
export interface Connection {
  /** As `normalizeBaseUrl` gives it. */
  readonly baseUrl: string;
  readonly publicKey: string;
  /** The key travels as the documented header or as a query parameter. */
  readonly auth: Auth;
  /** The header's or the parameter's name. */
  readonly keyName: string;
}

export const defaultKeyName = 'public_key';

/**
 * The service's address without `/api/v1…`, trailing slash, query and hash; undefined when the text is no http(s)
 * address. A relative address needs the `base` it counts from.
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

/** Why these cannot be sent: a pasted key may hold characters that no header may. */
export function headerProblem(
  headers: Readonly<Record<string, string>>,
): StoreLocatorError | undefined {
  try {
    new Headers(headers);
    return undefined;
  } catch {
    return new StoreLocatorError('public-key', 'public-key or key-name is no header');
  }
}
