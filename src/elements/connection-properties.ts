import type { PropertyDeclarations } from 'lit';

/** What both elements may say of the service themselves; the page's configuration fills what is absent. */
export interface ConnectionProperties {
  /** The service's base address; a trailing slash or a pasted `/api/v1…` does no harm. */
  baseUrl?: string | undefined;

  /** The merchant's public key. A secret key, `sk_…`, is refused here and everywhere, before anything is sent. */
  publicKey?: string | undefined;

  /** How the key travels: `header` (the default, as documented) or `query`, which needs no CORS preflight. */
  auth?: 'header' | 'query' | undefined;

  /** The name of the key's header or query parameter; default `public_key`. */
  keyName?: string | undefined;
}

// Properties are declared without decorators, whose helpers would be a twentieth of the badge.
export const connectionProperties: PropertyDeclarations = {
  baseUrl: { attribute: 'base-url' },
  publicKey: { attribute: 'public-key' },
  auth: {},
  keyName: { attribute: 'key-name' },
};
