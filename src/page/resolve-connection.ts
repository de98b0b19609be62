import {
  defaultKeyName,
  headerProblem,
  normalizeBaseUrl,
  type Connection,
} from '../api/connection.js';
import { StoreLocatorError } from '../domain/error.js';
import type { PageConfiguration } from '../domain/page-configuration.js';
import { secretProblem } from '../domain/secret-key.js';

export type { Connection };

/** The connection values that an element sets itself, by attribute or property. */
export interface ConnectionAttributes {
  readonly baseUrl?: string | undefined;
  readonly publicKey?: string | undefined;
  readonly auth?: string | undefined;
  readonly keyName?: string | undefined;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** True when an address is on the developer's own machine. */
export const onLoopback = (url: URL | Location): boolean => loopback.test(url.hostname);

/**
 * The keys that the docs print. A page may have copied them. Every other key is left for the
 * service to check.
 */
export const placeholders: readonly string[] = ['pk_your_key', 'pk_…'];

/**
 * Returns the connection to the service, or a setup mistake. The mistake is for the developer and
 * is never shown to a shopper.
 *
 * An element's own value wins over the page's. A secret key in any of these values is a mistake,
 * even when the value is not used.
 */
export function resolveConnection(
  own: ConnectionAttributes,
  page: PageConfiguration,
): Connection | StoreLocatorError {
  const secret = secretProblem({ ...page }) ?? secretProblem({ ...own });
  if (secret) return secret;
  const refuse = (name: 'public-key' | 'base-url', why: string): StoreLocatorError =>
    new StoreLocatorError(name, `${name} ${why}`);
  const refuseKey = (why: string): StoreLocatorError => refuse('public-key', why);
  const key: unknown = own.publicKey || page.publicKey || '';
  if (typeof key !== 'string') return refuseKey(`is no text: ${typeof key}`);
  const publicKey = key.trim();
  if (!publicKey) return refuseKey('is missing');
  if (placeholders.includes(publicKey)) return refuseKey(`is a placeholder: ${publicKey}`);

  const address = own.baseUrl || page.baseUrl || '';
  const baseUrl = normalizeBaseUrl(address, document.baseURI);
  if (!baseUrl)
    return refuse('base-url', address ? `is no http address: ${address}` : 'is missing');
  const url = new URL(baseUrl);
  if (!onLoopback(url)) {
    if (publicKey === 'pk_demo') return refuseKey('is the demo key');
    // Browsers block http requests from an https page.
    if (location.protocol === 'https:' && url.protocol === 'http:') {
      return refuse('base-url', 'is http on an https page');
    }
  }
  const keyName = own.keyName || page.keyName || defaultKeyName;
  return (
    headerProblem({ [keyName]: publicKey }) ?? {
      baseUrl,
      publicKey,
      auth: (own.auth || page.auth) === 'query' ? 'query' : 'header',
      keyName,
    }
  );
}
