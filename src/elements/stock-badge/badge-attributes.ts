import { ReactiveElement, type PropertyDeclarations } from '@lit/reactive-element';
import type { Messages } from '../../domain/messages/messages.js';
import { connectionProperties, type ConnectionProperties } from '../connection-properties.js';

/**
 * The attributes and properties of `<stock-badge>`.
 *
 * @slot - Shows while nothing is known.
 * @csspart icon - The status's shape.
 * @csspart label - What the badge says.
 * @csspart detail - How old the answer is.
 * @csspart button - What leads to another store, asks again or closes the dialog.
 * @csspart stores - The stores that have it, where `with-stores` asks for them.
 * @csspart dialog - Where a store is chosen.
 * @cssprop --stock-badge-in - The icon's colour; likewise `-low`, `-out` and `-unknown`.
 * @cssprop --stock-badge-low - See `--stock-badge-in`.
 * @cssprop --stock-badge-out - See `--stock-badge-in`.
 * @cssprop --stock-badge-unknown - Default the text colour.
 * @cssstate loading - The first answer is on its way.
 * @cssstate in - In stock.
 * @cssstate low - Low stock.
 * @cssstate out - Out of stock.
 * @cssstate unknown - The answer does not say.
 * @cssstate stale - The answer shown is an old one: a newer one is on its way, or can't be had.
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

  /** The product's id: digits, or `gid://…/123`. */
  declare productId?: string | undefined;

  /**
   * The variant to begin with; absent: the one that the page's form or address names, else the only
   * one, else the product as a whole. A later change wins, the theme's own signals included; taking
   * the attribute away changes nothing.
   */
  declare variantId?: string | undefined;

  /** The store, by its id on the commerce platform; absent: my store, else all stores. */
  declare platformLocationId?: string | undefined;

  /** Shows or hides the badge when nothing is known; default: `show` for one store, else `hide`. */
  declare unknown?: 'show' | 'hide' | undefined;

  /** `none` keeps the variant as it is said here; default `auto`: follows the theme. */
  declare follow?: 'auto' | 'none' | undefined;

  /** The id of the product's form, where that is not beside the badge; absent: the nearest one. */
  declare htmlFor?: string | undefined;

  /**
   * How a store is chosen: `dialog` (default), or `event`: `stock-badge-choose` is all that
   * happens.
   */
  declare picker?: 'dialog' | 'event' | undefined;

  /**
   * Offers a list of the stores that have it, nearest first, where the page or an earlier one has
   * read them.
   */
  declare withStores?: boolean | undefined;

  /** Replaces single messages for this element, its dialog's included. */
  declare messages?: Partial<Messages> | undefined;
}
