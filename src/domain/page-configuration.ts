import type { InventoryQuery } from './inventory-query.js';
import type { Messages } from './messages/messages.js';
import type { StockTable } from './stock/stock-table.js';

/**
 * How the public key travels: as the documented header, or as a query parameter, which needs no
 * CORS preflight.
 */
export const Auth = { Header: 'header', Query: 'query' } as const;
export type Auth = (typeof Auth)[keyof typeof Auth];

/** How long "my store" is remembered: across visits, for this tab's visit, or not at all. */
export const Remember = { Local: 'local', Session: 'session', None: 'none' } as const;
export type Remember = (typeof Remember)[keyof typeof Remember];

/** Settings for the whole page. An attribute on an element overrides one of the first five. */
export interface PageConfiguration {
  /** The service's base address, with or without `/api/v1`. */
  readonly baseUrl?: string | undefined;
  /**
   * The merchant's public key. A secret key (`sk_…`) is refused before anything is sent.
   */
  readonly publicKey?: string | undefined;
  /** The way in which the key travels. Default 'header'. */
  readonly auth?: Auth | undefined;
  /** The name of the header or of the query parameter; default 'public_key'. */
  readonly keyName?: string | undefined;
  /** The address of the map data; default `data/` beside the script. */
  readonly dataUrl?: string | undefined;
  /** The most GET requests in any 60 seconds; default 50. Further requests wait. */
  readonly requestsPerMinute?: number | undefined;
  /**
   * Whether listings (15 min) and stock (2 min) are kept in IndexedDB for the next page; default
   * true.
   */
  readonly persist?: boolean | undefined;
  /** How long "my store" is remembered. Default 'local'. */
  readonly remember?: Remember | undefined;
  /** The largest number of pieces that counts as low, when the service gives numbers; default 2. */
  readonly lowStockThreshold?: number | undefined;
  /**
   * Returns the parameters of a product's inventory request, when the service needs others than
   * `{ product_id }`. It is called once per product. Setting it again repeats the requests.
   */
  readonly inventoryQuery?: InventoryQuery | undefined;
  /**
   * Decodes an inventory answer with a shape of its own. Stock that its result leaves out is
   * unknown.
   */
  readonly inventoryAdapter?: ((body: unknown) => StockTable) | undefined;
  /** Replaces single messages of the built-in catalogue. */
  readonly messages?: Partial<Messages> | undefined;
}
