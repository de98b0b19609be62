import { LitElement, type PropertyDeclarations } from 'lit';
import type { ListedStore } from '../../domain/store/found-store.js';
import type { Geocoder } from '../../domain/store/geocoder.js';
import type { Messages } from '../../domain/messages/messages.js';
import type { Details } from '../../domain/store/details/store-details.js';
import type { Store } from '../../domain/store/store.js';
import type { StoreFilter } from '../../domain/store/store-filter.js';
import type { Coordinates } from '../../domain/store/supplied-positions.js';
import { connectionProperties, type ConnectionProperties } from '../connection-properties.js';
import { StoreLocatorMapEvent } from './map-event.js';

/**
 * The attributes and properties of `<store-locator>`. An unknown value counts as the default.
 *
 * A `<script type="application/json">` inside the element gives coordinates, in the shape of
 * `coordinates`.
 *
 * @fires {StoreLocatorMapEvent} store-locator-map - The map is ready; fired again for each new map.
 *   `map` is Leaflet's.
 * @slot - Shown until the first rows, and when the stores cannot be read at all.
 * @slot heading - Stands above the locator.
 * @slot before-list - Stands above the rows.
 * @slot after-list - Stands below the rows.
 * @slot empty - Replaces the sentence for an empty list.
 * @slot error - Replaces the sentence for stores that cannot be shown.
 * @csspart search - The search box.
 * @csspart list - The list of rows.
 * @csspart row - A store.
 * @csspart row-name - The store's name.
 * @csspart row-address - The store's address, or the result of `renderStore`.
 * @csspart row-distance - The distance from the searched place.
 * @csspart row-status - Whether the store is open, or its hours as given.
 * @csspart row-stock - The stock of the product at the store.
 * @csspart row-week - The table of the opening hours, in the selected row.
 * @csspart row-actions - The line of a row's buttons and links.
 * @csspart row-directions - The link to a route, drawn as a filled button.
 * @csspart row-choose - The filled button that chooses the store, in the dialog of a badge.
 * @csspart row-phone - The link that dials the store.
 * @csspart map - The map.
 * @csspart pin - A pin on the map.
 * @csspart message - A sentence in place of the list.
 * @csspart button - Every button except names and pins.
 * @cssprop --store-locator-accent - Selection, pins and focus; default the text colour.
 * @cssprop --store-locator-surface - The colour behind inputs and the map; default the page's.
 * @cssprop --store-locator-text - The text colour; default the inherited colour.
 * @cssprop --store-locator-muted - Secondary text; default as the text.
 * @cssprop --store-locator-border - Lines between rows.
 * @cssprop --store-locator-radius - Corners; default 8px.
 * @cssprop --store-locator-gap - The space between list and map; default 16px.
 * @cssprop --store-locator-height - The height; default clamp(480px, 70svh, 720px), and
 *   min(85svh, 720px) where the element is narrow.
 * @cssstate loading - Stores are being read.
 * @cssstate empty - There is nothing to show.
 * @cssstate partial - Some pages could not be read.
 * @cssstate error - The stores cannot be shown.
 */
export abstract class LocatorAttributes extends LitElement implements ConnectionProperties {
  static override properties: PropertyDeclarations = {
    ...connectionProperties,
    src: {},
    coordinatesSrc: { attribute: 'coordinates-src' },
    coordinates: { attribute: false },
    detailsSrc: { attribute: 'details-src' },
    details: { attribute: false },
    dataUrl: { attribute: 'data-url' },
    streetsSrc: { attribute: 'streets-src' },
    productId: { attribute: 'product-id' },
    variantId: { attribute: 'variant-id' },
    follow: {},
    countries: {},
    units: {},
    tiles: {},
    tilesAttribution: { attribute: 'tiles-attribution' },
    tilesConsent: { attribute: 'tiles-consent' },
    _tilesAllowed: { attribute: false },
    directions: {},
    _choosesStore: { attribute: false },
    layout: {},
    loading: {},
    syncUrl: { type: Boolean, attribute: 'sync-url' },
    withoutMap: { type: Boolean, attribute: 'without-map' },
    withoutSearch: { type: Boolean, attribute: 'without-search' },
    withSearch: { type: Boolean, attribute: 'with-search' },
    headingLevel: { type: Number, attribute: 'heading-level' },
    filters: { attribute: false },
    filtersFrom: { attribute: 'filters-from' },
    renderStore: { attribute: false },
    messages: { attribute: false },
  };

  declare baseUrl?: string | undefined;
  declare publicKey?: string | undefined;
  declare auth?: 'header' | 'query' | undefined;
  declare keyName?: string | undefined;

  /**
   * The address of a snapshot, a file that `store-locator snapshot` has made. It replaces the
   * service's listing.
   */
  declare src?: string | undefined;

  /**
   * The address of a JSON file with coordinates: `{ by?, positions: { KEY: [lat, lng] } }`, or of a
   * snapshot.
   */
  declare coordinatesSrc?: string | undefined;

  /**
   * Coordinates as an object. They come before the JSON inside the element, which comes before
   * `coordinates-src`.
   */
  declare coordinates?: Coordinates | undefined;

  /**
   * The address of a JSON file with details of stores, in the shape of `details`, or of a snapshot.
   */
  declare detailsSrc?: string | undefined;

  /**
   * Details of stores, shown in the selected row; a phone number that can be dialled gives each row
   * a link, too. They have the keys of `coordinates`: `{ by?, details: { KEY: { phone?, hours?,
   * timeZone?, holidays?, email?, url?, note?, tags?, image?, imageAlt?, priority?, pin?, fields? }
   * } }`. Texts are plain; `hours` is a text, lines, or an object. From the hours, rows tell which
   * stores are open. Store by store, they come before those of `details-src`, and these before a
   * snapshot's.
   */
  declare details?: Details | undefined;

  /**
   * Finds places in addition to the built-in ones. It is called when the visitor pauses typing.
   */
  declare geocoder?: Geocoder | undefined;

  /** The address of the map data; default `data/` beside the script. */
  declare dataUrl?: string | undefined;

  /**
   * The address of `streets.json`, or of its folder: the files that `store-locator streets` has
   * made. The embedded map then shows the streets around the stores. `tiles` come before it.
   */
  declare streetsSrc?: string | undefined;

  /**
   * The id of a product, as digits or `gid://…/123`. Rows, pins, the result line, the order and a
   * filter then show which stores have it.
   */
  declare productId?: string | undefined;

  /**
   * The id of the first variant. Default: the variant of the page's form or address, else the only
   * variant, else the product as a whole. A later choice on the page replaces it. Removing the
   * attribute changes nothing.
   */
  declare variantId?: string | undefined;

  /** `auto` (the default) follows the theme's choice of a variant; `none` keeps `variantId`. */
  declare follow?: 'auto' | 'none' | undefined;

  /**
   * ISO codes of countries, such as `FR,BE`. A long list begins with the first of them that has
   * stores. The search still finds all countries.
   */
  declare countries?: string | undefined;

  /** Units of distance and scale: `auto` (by the shopper's region, the default), `km` or `mi`. */
  declare units: 'auto' | 'km' | 'mi';

  /**
   * The address of street tiles, `https://…/{z}/{x}/{y}.png`. It needs `tiles-attribution`.
   * Default: the embedded map.
   */
  declare tiles?: string | undefined;

  /** The credit that the provider of the tiles requires: text and links. */
  declare tilesAttribution?: string | undefined;

  /**
   * `ask`: no tile is loaded until the visitor allows it on the embedded map, or the page calls
   * `allowTiles()`. Default: `none`.
   */
  declare tilesConsent?: 'none' | 'ask' | undefined;

  /** The last call of `allowTiles()` or `denyTiles()`. For the element itself. */
  declare _tilesAllowed?: boolean | undefined;

  /**
   * The map that the directions of a row open in: `google` (the default), `apple`, `osm`
   * (OpenStreetMap) or `none`. `apple` counts on Apple's platforms, and elsewhere as `google`.
   */
  declare directions?: 'google' | 'apple' | 'osm' | 'none' | undefined;

  /** True in the dialog of a badge, where a row's filled button chooses. For the dialog itself. */
  declare _choosesStore?: boolean | undefined;

  /**
   * Returns whether a store is open, as its row says it. For badges of the page. Set once the code
   * of the list is loaded.
   */
  declare _statusOf?: ((store: Store) => string) | undefined;

  /** `auto` (by the element's own width, the default), `split`, `stacked` or `list` (no map). */
  declare layout: 'auto' | 'split' | 'stacked' | 'list';

  /** `lazy` (near the viewport, the default) or `eager`. */
  declare loading: 'lazy' | 'eager';

  /**
   * Writes the search and the selected store into the page's address, as `?near=` and `?store=`,
   * without a new history entry.
   */
  declare syncUrl: boolean;

  /** Leaves the map out. */
  declare withoutMap: boolean;

  /** Leaves the search box out. */
  declare withoutSearch: boolean;

  /** Shows the search box even for five stores or fewer. */
  declare withSearch: boolean;

  /** The heading level of store names, 1 to 6; default 2. */
  declare headingLevel: number;

  /**
   * Buttons that narrow the list. `label` is the button's text; `test` returns true for the stores
   * that stay. Entries that are false, null or undefined are skipped.
   */
  declare filters?: readonly (StoreFilter | false | null | undefined)[] | undefined;

  /** `tags`: adds a filter with a count for each of the most frequent `tags` of the details. */
  declare filtersFrom?: 'tags' | undefined;

  /** Returns the content of a row below the store's name: a node, or text. */
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
   * Leaflet's `Map` while there is a map, from the event `store-locator-map` on. Its type is the
   * `Map` of `@types/leaflet`.
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
   * Allows street tiles, now and on later pages as `remember` says. Consent platforms call it.
   */
  allowTiles(): void {
    this._tilesAllowed = true;
  }

  /** Forbids street tiles. The embedded map is shown. */
  denyTiles(): void {
    this._tilesAllowed = false;
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    // A theme's morph removes an attribute that its server never sent. The variant that was set
    // since then stays.
    if (name !== 'variant-id' || value !== null) super.attributeChangedCallback(name, old, value);
  }
}
