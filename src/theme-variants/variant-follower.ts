import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { platformId } from '../domain/store/platform-id.js';
import type { StockTable } from '../domain/stock/stock-table.js';
import { hasChanged } from './changed-forms.js';
import { isForProduct } from './is-for-product.js';
import { namedForm, ownForm } from './own-form.js';
import { isInPartOf } from './page-parts.js';
import { addressVariant } from './product-forms.js';
import {
  hasBadgeBeside,
  listeners,
  productListing,
  showsOthers,
  type ProductListener,
} from './shown-products.js';
import { variantWatch, type VariantListener, type VariantChange } from './variant-watch.js';

/** The product and variant that an element shows, by the platform's ids in any form. */
export interface VariantShown {
  productId?: string | undefined;
  /** The variant; undefined when none has been named, '' for no variant. */
  variantId?: string | undefined;
  follow?: 'auto' | 'none' | undefined;
  /** The id of the form that belongs to the element. */
  htmlFor?: string | undefined;
}

export type VariantHost = VariantShown & ReactiveControllerHost & HTMLElement;

/** The most signals that are kept for an inventory. It may never load. */
const mostPending = 50;

/**
 * Sets the shown variant to the one that the page names, while the host is in the page.
 * The latest signal about the host's product wins: an event, its form or the address.
 */
export class VariantFollower implements ReactiveController, VariantListener, ProductListener {
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly #shown: VariantShown;
  readonly #readTable: () => StockTable | undefined;
  #leave: (() => void) | undefined;
  #productId: string | undefined;
  table: StockTable | undefined;
  control: HTMLInputElement | undefined;
  #hasLooked = false;
  /** The last variant of the form, and the last variant of the address. */
  #formSaid: string | undefined;
  #addressSaid: string | undefined;
  /** True when the address has named a variant of the product. */
  #isOnAddress = false;
  /** The variant that the page has named, and the element that has named it. */
  #heard: string | undefined;
  #speaker: Element | undefined;
  /** The variant that a script or the markup has named. */
  #declared: string | undefined;
  /** The signals that cannot be judged before the inventory is known. */
  #pending: readonly VariantChange[] = [];
  #order = 0;

  /**
   * @param table returns the product's inventory, whose variants tell which signals are about it
   * @param shown the object with the product and the variant, if not the host itself
   */
  constructor(host: VariantHost, table: () => StockTable | undefined, shown: VariantShown = host) {
    this.host = host;
    this.#shown = shown;
    this.#readTable = table;
    host.addController(this);
  }

  get productId(): string {
    return this.#productId ?? '';
  }

  hostConnected(): void {
    this.host.requestUpdate();
  }

  hostUpdate(): void {
    const { follow, productId } = this.#shown;
    if (!this.host.isConnected || follow === 'none' || !productId) {
      this.#stop();
      return;
    }
    if (!this.#leave) this.#start();
    if (platformId(productId) !== this.#productId) this.#turnTo(platformId(productId));
    const table = this.#readTable();
    const isNew = table !== this.table;
    this.table = table;
    if (!table) return;
    this.look();
    const pending = this.#pending;
    this.#pending = [];
    for (const signal of pending) this.hear(signal);
    if (isNew) for (const each of listeners) each.reconsider();
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.host.isConnected) this.#stop();
    });
  }

  /** True when the form is given by name or is beside the host. A choice there is for the host. */
  get hasOwnForm(): boolean {
    const { control } = this;
    if (!control?.isConnected) return false;
    return this.isFormNamed || isInPartOf(this.host, control);
  }

  get isFormNamed(): boolean {
    return !!this.#shown.htmlFor;
  }

  look(): void {
    if (!this.table) return;
    this.#findControl();
    if (!this.#hasLooked) this.#begin(this.table);
    const { control } = this;
    const formSays = control?.isConnected ? platformId(control.value) : this.#formSaid;
    const addressSays = addressVariant();
    const isAddressNew = addressSays !== this.#addressSaid;
    const isFormNew = formSays !== this.#formSaid;
    this.#addressSaid = addressSays;
    this.#formSaid = formSays;
    if (isAddressNew && this.#isForAddress(addressSays)) this.#set(addressSays);
    if (isFormNew) this.#set(formSays, control);
    this.#giveBack();
  }

  /** Drops a variant that turns out to be another product's, once that inventory has arrived. */
  reconsider(): void {
    if (!this.#heard || this.#shown.variantId !== this.#heard) return;
    const listing = productListing(platformId(this.#heard));
    if (!listing || listing === this.#productId) return;
    this.#shown.variantId = this.#declared;
    this.control = undefined;
    this.#hasLooked = false;
    this.look();
  }

  hear(signal: VariantChange): void {
    if (!this.table) this.#pending = [...this.#pending.slice(1 - mostPending), signal];
    if (!this.table || signal.order < this.#order) return;
    if (!this.control?.isConnected) this.#findControl();
    if (!isForProduct(signal, this)) return;
    this.#order = signal.order;
    if (signal.source === this.control) this.#formSaid = signal.variantId;
    this.#set(signal.variantId, signal.source);
    if (signal.nextProductId) this.#goOn(signal.nextProductId);
  }

  #start(): void {
    this.#leave = variantWatch().add(this);
    listeners.add(this);
    this.#pending = [...variantWatch().missed];
  }

  #stop(): void {
    this.#leave?.();
    this.#leave = undefined;
    listeners.delete(this);
  }

  /** Finds the product's form. A late form elsewhere, as in a quick view, may be any product's. */
  #findControl(): void {
    const { htmlFor } = this.#shown;
    if (htmlFor) {
      this.control = namedForm(htmlFor);
      return;
    }
    const found = ownForm(this);
    const isLate = this.#hasLooked && !this.control;
    if (found && (!isLate || isInPartOf(this.host, found))) this.control = found;
  }

  /**
   * Sets the first variant. The markup's variant may have been pasted, so it is only a start.
   * The form beside the host comes first. Then comes the product's form elsewhere, unless another
   * badge is beside it and its variant is unchanged. The page's address comes last.
   */
  #begin(table: StockTable): void {
    this.#hasLooked = true;
    this.#declared = this.#shown.variantId;
    this.#addressSaid = addressVariant();
    const { control, hasOwnForm } = this;
    const formSays = platformId(control?.value);
    this.#formSaid = control && formSays;
    const isOthers = control && hasBadgeBeside(control, this) && !hasChanged(control);
    const isSure = control && table.has(formSays) && !isOthers;
    if (hasOwnForm || isSure) this.#set(formSays, control);
    else if (this.#isForAddress(this.#addressSaid)) this.#set(this.#addressSaid);
    else if (formSays && this.#declared == null) this.#set(formSays, control);
  }

  /** True when the address's variant is meant for the host. An empty one never is. */
  #isForAddress(variantId: string): boolean {
    if (!variantId || this.isFormNamed) return false;
    if (this.table?.has(variantId)) return (this.#isOnAddress = true);
    return !productListing(variantId) && (this.#isOnAddress || !showsOthers(this.productId));
  }

  /** Reads the form beside the host again after a modal with the last form has gone. */
  #giveBack(): void {
    if (!this.#speaker || this.#speaker.isConnected) return;
    this.#speaker = undefined;
    // A script may have set the variant since.
    if (this.#shown.variantId === this.#heard && this.hasOwnForm)
      this.#set(platformId(this.control?.value), this.control);
  }

  #set(variantId: string | undefined, speaker?: Element): void {
    if (this.#shown.variantId !== this.#heard) this.#declared = this.#shown.variantId;
    this.#shown.variantId = this.#heard = variantId;
    this.#speaker = speaker;
  }

  /** Goes to a combined listing's next product. Form and address may still name the last one. */
  #goOn(productId: string): void {
    if (productId === this.#productId) return;
    this.#productId = this.#shown.productId = productId;
    this.table = undefined;
    this.#isOnAddress = false;
    // This update has already chosen an inventory, so another update follows.
    queueMicrotask(() => this.host.requestUpdate());
  }

  /** Changes to a product that a script or the markup names, and drops the last one's state. */
  #turnTo(productId: string): void {
    const isFirst = this.#productId === undefined;
    this.#productId = productId;
    this.table = this.control = undefined;
    this.#hasLooked = this.#isOnAddress = false;
    if (isFirst) return;
    this.#pending = [];
    if (this.#shown.variantId === this.#heard) this.#shown.variantId = undefined;
  }
}
