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

/** What an element says of its service itself, by attribute or property. */
export interface ConnectionAttributes {
  readonly baseUrl?: string | undefined;
  readonly publicKey?: string | undefined;
  readonly auth?: string | undefined;
  readonly keyName?: string | undefined;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The page runs on the developer's own machine. */
export const onLoopback = (url: URL | Location): boolean => loopback.test(url.hostname);

/** Left in from a snippet: the keys that the docs print. Every other key is the service's own affair. */
export const placeholders: readonly string[] = ['pk_your_key', 'pk_…'];

/**
 * How to reach the service, or why that can't be: a setup mistake, told to the developer and never to a shopper.
 * An element's own word wins over the page's. A secret key in any of these values counts, used or not.
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
    // Browsers block such requests.
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
