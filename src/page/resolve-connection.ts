import { isSecretKey, normalizeBaseUrl, type Connection } from '../api/connection.js';
import { ErrorCode, StoreLocatorError } from '../domain/error.js';
import { Auth, type PageConfiguration } from '../domain/page-configuration.js';

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

/** Left in from a snippet: `pk_…`, `pk_xxx`, `YOUR_PUBLIC_KEY`. */
const placeholder = /^(pk_)?(\W*|x+|your\b.*|.*public.?key.*)$/i;

/**
 * How to reach the service, or why that can't be: a setup mistake, told to the developer and never to a shopper.
 * An element's own word wins over the page's.
 */
export function resolveConnection(
  own: ConnectionAttributes,
  page: PageConfiguration,
): Connection | StoreLocatorError {
  const publicKey = (own.publicKey || page.publicKey || '').trim();
  if (isSecretKey(publicKey)) {
    return new StoreLocatorError(
      ErrorCode.SecretKey,
      'A secret key (sk_…) never belongs in a page: replace it by the public key and revoke it. Nothing was sent.',
    );
  }
  if (placeholder.test(publicKey)) {
    return new StoreLocatorError(
      ErrorCode.PublicKey,
      publicKey
        ? `public-key is still the placeholder "${publicKey}".`
        : 'public-key is missing (attribute, configure() or <meta name="store-locator:public-key">).',
    );
  }
  const address = own.baseUrl || page.baseUrl;
  const baseUrl = address && normalizeBaseUrl(address);
  if (!baseUrl) {
    return new StoreLocatorError(
      ErrorCode.BaseUrl,
      address ? `base-url "${address}" is not an http(s) address.` : 'base-url is missing.',
    );
  }
  const url = new URL(baseUrl);
  if (publicKey === 'pk_demo' && !onLoopback(url)) {
    return new StoreLocatorError(
      ErrorCode.PublicKey,
      'public-key is the demo key pk_demo, which no real service knows.',
    );
  }
  if (location.protocol === 'https:' && url.protocol === 'http:' && !onLoopback(url)) {
    return new StoreLocatorError(
      ErrorCode.BaseUrl,
      'base-url begins with http: browsers block it on an https page.',
    );
  }
  return {
    baseUrl,
    publicKey,
    auth: (own.auth || page.auth) === Auth.Query ? Auth.Query : Auth.Header,
    keyName: own.keyName || page.keyName || 'public_key',
  };
}
