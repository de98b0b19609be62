import { ReactiveElement, type PropertyDeclarations } from '@lit/reactive-element';
import type { Messages } from '../../domain/messages/messages.js';
import { connectionProperties, type ConnectionProperties } from '../connection-properties.js';

/**
 * The attributes and properties of `<stock-badge>`.
 *
 * @slot - Shown while nothing is known.
 * @csspart icon - The shape of the status.
 * @csspart label - The text of the status.
 * @csspart detail - A notice beside the button, such as a failed check.
 * @csspart info - The small button that shows the age of the answer.
 * @csspart age - The age of the answer.
 * @csspart button - A button: choose a store, try again, or close the dialog.
 * @csspart stores - The stores that have the product, with `with-stores`.
 * @csspart dialog - The dialog in which a store is chosen.
 * @cssprop --stock-badge-in - The icon's colour; likewise `-low`, `-out` and `-unknown`.
 * @cssprop --stock-badge-low - See `--stock-badge-in`.
 * @cssprop --stock-badge-out - See `--stock-badge-in`.
 * @cssprop --stock-badge-unknown - Default the text colour.
 * @cssstate loading - The first answer is awaited.
 * @cssstate in - In stock.
 * @cssstate low - Low stock.
 * @cssstate out - Out of stock.
 * @cssstate unknown - The answer does not say.
 * @cssstate stale - The shown answer is old: a newer one is awaited, or cannot be read.
 * @cssstate error - The last request failed.
 */
export abstract class BadgeAttributes extends ReactiveElement implements ConnectionProperties {
  static override properties: PropertyDeclarations = {
    ...connectionProperties,
    productId: { attribute: 'product-id' },
    variantId: { attribute: 'variant-id' },
    platformLocationId: { attribute: 'platform-location-id' },
    unknown: {},
    follow: {},
    htmlFor: { attribute: 'for' },
    picker: {},
    withStores: { type: Boolean, attribute: 'with-stores' },
    messages: { attribute: false },
  };

  declare baseUrl?: string | undefined;
  declare publicKey?: string | undefined;
  declare auth?: 'header' | 'query' | undefined;
  declare keyName?: string | undefined;

  /** The id of the product, as digits or `gid://…/123`. */
  declare productId?: string | undefined;

  /**
   * The id of the first variant. Default: the variant of the page's form or address, else the only
   * variant, else the product as a whole. A later choice on the page replaces it. Removing the
   * attribute changes nothing.
   */
  declare variantId?: string | undefined;

  /** The store's id on the commerce platform. Default: the shopper's own store, else all stores. */
  declare platformLocationId?: string | undefined;

  /**
   * Whether the badge is shown while its stock is not known. Default: `show` for one store, else
   * `hide`.
   */
  declare unknown?: 'show' | 'hide' | undefined;

  /** `auto` (the default) follows the theme's choice of a variant; `none` keeps `variantId`. */
  declare follow?: 'auto' | 'none' | undefined;

  /** The id of the product's form. Default: the nearest form. */
  declare htmlFor?: string | undefined;

  /**
   * How a store is chosen. `dialog` (the default) opens a dialog; `event` only fires
   * `stock-badge-choose`.
   */
  declare picker?: 'dialog' | 'event' | undefined;

  /**
   * Lists the stores that have the product, the nearest first, when this page or an earlier one
   * has read the listing.
   */
  declare withStores?: boolean | undefined;

  /** Replaces single messages of this element and of its dialog. */
  declare messages?: Partial<Messages> | undefined;
}
