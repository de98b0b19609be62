import type { PropertyDeclarations } from 'lit';

/** The service's attributes on both elements. The page's configuration fills absent ones. */
export interface ConnectionProperties {
  /** The service's base address. A slash or `/api/v1…` at its end is ignored. */
  baseUrl?: string | undefined;

  /**
   * The merchant's public key. A secret key (`sk_…`) is refused before anything is sent.
   */
  publicKey?: string | undefined;

  /**
   * Where the key is sent: in a `header` (the default), or in the `query`, which needs no CORS
   * preflight.
   */
  auth?: 'header' | 'query' | undefined;

  /** The name of the key's header or query parameter; default `public_key`. */
  keyName?: string | undefined;
}

// Decorators are not used: their helpers would be a twentieth of the badge's size.
export const connectionProperties: PropertyDeclarations = {
  baseUrl: { attribute: 'base-url' },
  publicKey: { attribute: 'public-key' },
  auth: {},
  keyName: { attribute: 'key-name' },
};
