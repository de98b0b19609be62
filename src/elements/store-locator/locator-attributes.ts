import { LitElement, type PropertyDeclarations } from 'lit';
import type { ListedStore } from '../../domain/store/found-store.js';
import type { Geocoder } from '../../domain/store/geocoder.js';
import type { Messages } from '../../domain/messages/messages.js';
import type { Details } from '../../domain/store/store-details.js';
import type { StoreFilter } from '../../domain/store/store-filter.js';
import type { Coordinates } from '../../domain/store/supplied-positions.js';
import { connectionProperties, type ConnectionProperties } from '../connection-properties.js';
import { StoreLocatorMapEvent } from './map-event.js';

/**
 * The attributes and properties of `<store-locator>`. A value that is not known reads as the
 * default.
 *
 * A `<script type="application/json">` inside says where stores are, in the shape of `coordinates`.
 *
 * @fires {StoreLocatorMapEvent} store-locator-map - There is a map, and again when it was made
 *   anew: `map` is Leaflet's.
 * @slot - Shows until the first rows do, and when the stores cannot be read at all.
 * @slot heading - Stands above the locator.
 * @slot before-list - Stands above the rows.
 * @slot after-list - Stands below the rows.
 * @slot empty - Replaces the sentence that says there is nothing to show.
 * @slot error - Replaces the sentence that says the stores cannot be shown.
 * @csspart search - The search box.
 * @csspart list - The list of rows.
 * @csspart row - A store.
 * @csspart row-name - Its name.
 * @csspart row-address - Its address, or what `renderStore` gives.
 * @csspart row-distance - How far it is from the place that was searched for.
 * @csspart row-stock - Whether it has the product.
 * @csspart map - The map.
 * @csspart pin - A pin on the map.
 * @csspart message - A sentence in place of the list.
 * @csspart button - Every button but names and pins.
 * @cssprop --store-locator-accent - Selection, pins and focus; default the text colour.
 * @cssprop --store-locator-surface - Behind inputs and the map; default the page's.
 * @cssprop --store-locator-text - Default the inherited colour.
 * @cssprop --store-locator-muted - Secondary text; default as the text.
 * @cssprop --store-locator-border - Lines between rows.
 * @cssprop --store-locator-radius - Corners; default 8px.
 * @cssprop --store-locator-gap - Between list and map; default 16px.
 * @cssprop --store-locator-height - Default clamp(480px, 70svh, 720px), narrow min(85svh, 720px).
 * @cssstate loading - Stores are on their way.
 * @cssstate empty - There is nothing to show.
 * @cssstate partial - Finished with pages missing.
 * @cssstate error - The stores cannot be shown.
 */
export abstract class LocatorAttributes extends LitElement implements ConnectionProperties {
  static override properties: PropertyDeclarations = {
    ...connectionProperties,
    src: {},
    coordinatesSrc: { attribute: 'coordinates-src' },
    coordinates: { attribute: false },
    details: { attribute: false },
    dataUrl: { attribute: 'data-url' },
    productId: { attribute: 'product-id' },
    variantId: { attribute: 'variant-id' },
    follow: {},
    countries: {},
    units: {},
    tiles: {},
    tilesAttribution: { attribute: 'tiles-attribution' },
    tilesConsent: { attribute: 'tiles-consent' },
    _tilesAllowed: { attribute: false },
    layout: {},
    loading: {},
    syncUrl: { type: Boolean, attribute: 'sync-url' },
    withoutMap: { type: Boolean, attribute: 'without-map' },
    withoutSearch: { type: Boolean, attribute: 'without-search' },
    withSearch: { type: Boolean, attribute: 'with-search' },
    headingLevel: { type: Number, attribute: 'heading-level' },
    filters: { attribute: false },
    renderStore: { attribute: false },
    messages: { attribute: false },
  };

  declare baseUrl?: string | undefined;
  declare publicKey?: string | undefined;
  declare auth?: 'header' | 'query' | undefined;
  declare keyName?: string | undefined;

  /**
   * The address of a snapshot that `store-locator snapshot` made: it stands in for the service's
   * listing.
   */
  declare src?: string | undefined;

  /**
   * The address of a JSON file with coordinates: `{ by?, positions: { KEY: [lat, lng] } }`, or of a
   * snapshot.
   */
  declare coordinatesSrc?: string | undefined;

  /**
   * The same as an object; wins over JSON inside the element, which wins over `coordinates-src`.
   */
  declare coordinates?: Coordinates | undefined;

  /**
   * More facts about stores, shown once one is selected, keyed like `coordinates`:
   * `{ by?, details: { KEY: { phone?, hours?, email?, url?, note? } } }`. Texts are plain; `hours`
   * is a text or lines.
   */
  declare details?: Details | undefined;

  /** Adds places to those that the search box knows itself; asked when the visitor pauses. */
  declare geocoder?: Geocoder | undefined;

  /** Where the map data lies; default `data/` beside the script. */
  declare dataUrl?: string | undefined;

  /**
   * A product, as digits or `gid://…/123`: rows, pins, results, order and a filter say which stores
   * have it.
   */
  declare productId?: string | undefined;

  /**
   * Its variant to begin with; absent: the one that the page's form or address names, else the only
   * one, else the product as a whole. A later change wins, the theme's own signals included; taking
   * the attribute away changes nothing.
   */
  declare variantId?: string | undefined;

  /** `none` keeps the variant as it is said here; default `auto`: follows the theme. */
  declare follow?: 'auto' | 'none' | undefined;

  /**
   * ISO codes of countries, as `FR,BE`: with the first that has stores a long list begins. It
   * limits no search.
   */
  declare countries?: string | undefined;

  /** Units of distance and scale: `auto` (by the shopper's region, the default), `km` or `mi`. */
  declare units: 'auto' | 'km' | 'mi';

  /**
   * A template of street tiles, `https://…/{z}/{x}/{y}.png`; needs `tiles-attribution`. Default:
   * the embedded map.
   */
  declare tiles?: string | undefined;

  /** The credit that the tiles' provider asks for; text and links. */
  declare tilesAttribution?: string | undefined;

  /**
   * `ask`: tiles wait for the visitor, who is asked on the embedded map, or for `allowTiles()`.
   * Default: `none`.
   */
  declare tilesConsent?: 'none' | 'ask' | undefined;

  /** The last word of `allowTiles()` and `denyTiles()`; for the element itself. */
  declare _tilesAllowed?: boolean | undefined;

  /** `auto` (by the element's own width, the default), `split`, `stacked` or `list` (no map). */
  declare layout: 'auto' | 'split' | 'stacked' | 'list';

  /** `lazy` (near the viewport, the default) or `eager`. */
  declare loading: 'lazy' | 'eager';

  /**
   * Keeps `?near=` and `?store=` in the page's address at what the visitor searches and selects,
   * without new history.
   */
  declare syncUrl: boolean;

  /** Leaves the map out. */
  declare withoutMap: boolean;

  /** Leaves the search box out. */
  declare withoutSearch: boolean;

  /** Keeps the search box for five stores or fewer, too. */
  declare withSearch: boolean;

  /** The heading level of store names, 1 to 6; default 2. */
  declare headingLevel: number;

  /**
   * Buttons that narrow the list: `label` is shown, `test` tells which stores stay. What is `false`
   * is skipped.
   */
  declare filters?: readonly (StoreFilter | false | null | undefined)[] | undefined;

  /** Replaces what stands below a store's name: a node, or text. */
  declare renderStore?: ((store: ListedStore) => Node | string) | undefined;

  /** Replaces single messages for this element. */
  declare messages?: Partial<Messages> | undefined;

  /**
   * Selects a store by its `id`; null selects none. Returns false when the store is not listed.
   */
  abstract selectStore(id: number | null): boolean;

  /** Makes a store of the listing the shopper's own; null forgets it. */
  abstract setMyStore(id: number | null): void;

  #map: unknown;

  constructor() {
    super();
    this.units = 'auto';
    this.layout = 'auto';
    this.loading = 'lazy';
    this.syncUrl = false;
    this.withoutMap = false;
    this.withoutSearch = false;
    this.withSearch = false;
    this.headingLevel = 2;
  }

  /**
   * Leaflet's own `Map`, from `store-locator-map` on and while there is a map; cast it to the `Map`
   * of `@types/leaflet`.
   */
  get map(): unknown {
    return this.#map;
  }

  /** Set by the part of the element that draws the map. */
  set _map(map: unknown) {
    this.#map = map;
    if (map) this.dispatchEvent(new StoreLocatorMapEvent({ map }));
  }

  /**
   * Street tiles may be loaded, from now on and, as `remember` says, later: for consent platforms.
   */
  allowTiles(): void {
    this._tilesAllowed = true;
  }

  /** They may not: the embedded map is shown. */
  denyTiles(): void {
    this._tilesAllowed = false;
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    // A theme's morph removes an attribute that its server never sent. The variant that was set
    // since then stays.
    if (name !== 'variant-id' || value !== null) super.attributeChangedCallback(name, old, value);
  }
}
