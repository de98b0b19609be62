import { property } from 'lit/decorators.js';
import type { LocatorMessages } from '../../domain/locator-messages.js';
import type { Store } from '../../domain/store.js';
import { ConnectedElement } from '../connected-element.js';

/**
 * What a page sets on `<store-locator>`. Values that are not known read as the default.
 *
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
export abstract class LocatorAttributes extends ConnectedElement {
  /** The address of a JSON file with coordinates: `{ by?, positions: { KEY: [lat, lng] } }`. */
  @property({ attribute: 'coordinates-src' }) coordinatesSrc?: string | undefined;

  /** Coordinates as an object of that shape; wins over `coordinates-src`. */
  @property({ attribute: false }) coordinates?: object | undefined;

  /** Where the map data lies; default `data/` beside the script. */
  @property({ attribute: 'data-url' }) dataUrl?: string | undefined;

  /** Units of distance and scale: `auto` (by the language's region, the default), `km` or `mi`. */
  @property() units: 'auto' | 'km' | 'mi' = 'auto';

  /** A template of street tiles, `https://…/{z}/{x}/{y}.png`; needs `tiles-attribution`. Default: the embedded map. */
  @property() tiles?: string | undefined;

  /** The credit that the tiles' provider asks for; text and links. */
  @property({ attribute: 'tiles-attribution' }) tilesAttribution?: string | undefined;

  /** `auto` (by the element's own width, the default), `split`, `stacked` or `list` (no map). */
  @property() layout: 'auto' | 'split' | 'stacked' | 'list' = 'auto';

  /** `lazy` (near the viewport, the default) or `eager`. */
  @property() loading: 'lazy' | 'eager' = 'lazy';

  /** Leaves the map out. */
  @property({ type: Boolean, attribute: 'without-map' }) withoutMap = false;

  /** Leaves the search box out. */
  @property({ type: Boolean, attribute: 'without-search' }) withoutSearch = false;

  /** The heading level of store names, 1 to 6; default 2. */
  @property({ type: Number, attribute: 'heading-level' }) headingLevel = 2;

  /** Replaces what stands below a store's name: a node, or text. */
  @property({ attribute: false }) renderStore?: ((store: Store) => Node | string) | undefined;

  /** Replaces single messages for this element. */
  @property({ attribute: false }) messages?: Partial<LocatorMessages> | undefined;
}
