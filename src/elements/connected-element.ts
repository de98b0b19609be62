import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';

/** What both elements may say of the service themselves; the page's configuration fills what is absent. */
export abstract class ConnectedElement extends LitElement {
  /** The service's base address; a trailing slash or a pasted `/api/v1…` does no harm. */
  @property({ attribute: 'base-url' }) baseUrl?: string | undefined;

  /** The merchant's public key, `pk_…`. A secret key is refused before anything is sent. */
  @property({ attribute: 'public-key' }) publicKey?: string | undefined;

  /** How the key travels: `header` (the default, as documented) or `query`, which needs no CORS preflight. */
  @property() auth?: 'header' | 'query' | undefined;

  /** The name of the key's header or query parameter; default `public_key`. */
  @property({ attribute: 'key-name' }) keyName?: string | undefined;
}
