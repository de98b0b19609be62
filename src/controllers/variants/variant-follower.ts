import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { platformId } from '../../domain/platform-id.js';
import type { StockTable } from '../../domain/stock-table.js';
import { controlBeside } from './beside.js';
import { controlsAround } from './cart-context.js';
import { hearers, isListedElsewhere, isOfProduct, type Hearer } from './hearer.js';
import { isMeant } from './is-meant.js';
import { joinMoved } from './moved-badges.js';
import { OwnSources } from './own-sources.js';
import type { VariantHost, VariantShown } from './variant-shown.js';
import type { VariantSignal } from './variant-signal.js';
import { variantWatch } from './variant-watch.js';

/** An inventory that never comes keeps no more of what is said meanwhile. */
const mostPending = 50;

/**
 * Sets the shown variant to what the theme says it is, for as long as the host is in the page. Any word about a
 * variant of the host's product counts, and the latest wins; words about another product do not.
 */
export class VariantFollower implements ReactiveController, Hearer {
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly #shown: VariantShown;
  readonly #readTable: () => StockTable | undefined;
  #leave: (() => void) | undefined;
  #group: ReturnType<typeof joinMoved> | undefined;
  #productId: string | undefined;
  /** The product has taken another one's place. */
  #isNext = false;
  /** Of this product, as of the last update. */
  table: StockTable | undefined;
  sources = new OwnSources();
  hearsPage = false;
  /** The variant that the page has named. */
  #heard: string | undefined;
  /** What has named it. */
  #speaker: Element | undefined;
  /** What was shown before a variant that no inventory lists so far. */
  #before: Pick<VariantShown, 'variantId'> | undefined;
  /** Can't be judged before the inventory is known. */
  #pending: readonly VariantSignal[] = [];
  /** What the page had said before anybody listened. */
  #missed: readonly VariantSignal[] = [];
  #order = 0;

  /**
   * @param table the inventory of the product, whose variants tell which signals are about it
   * @param shown where it is kept, if not in the host itself
   */
  constructor(host: VariantHost, table: () => StockTable | undefined, shown: VariantShown = host) {
    this.host = host;
    this.#shown = shown;
    this.#readTable = table;
    host.addController(this);
  }

  /** Of the product that is shown: the next one of a combined listing is not what the page has said. */
  get productId(): string | undefined {
    return this.#productId;
  }

  get variantId(): string {
    return platformId(this.#shown.variantId);
  }

  get isOpen(): boolean {
    const { variantId } = this.#shown;
    return variantId == null || (this.#isNext && !this.table?.has(platformId(variantId)));
  }

  hostConnected(): void {
    this.host.requestUpdate();
  }

  hostUpdate(): void {
    const { follow, productId: product } = this.#shown;
    // Those that a script has yet to tell their products have nothing in common.
    if (!this.host.isConnected || follow === 'none' || !product) {
      this.#stop();
      return;
    }
    if (!this.#leave) this.#start();
    // The next one of a combined listing: its inventory has yet to be chosen.
    if (this.#shown.productId !== product) return;
    if (platformId(product) !== this.#productId) this.#turnFromOutside(platformId(product));
    const table = this.#readTable();
    if (!table || table === this.table) return;
    this.table = table;
    this.#meet(table);
    for (const each of hearers.values()) each.reconsider();
  }

  reconsider(): void {
    const { table } = this;
    const before = this.#before;
    const isOwn = this.#shown.variantId !== this.#heard || !isListedElsewhere(this.variantId, this);
    if (!table || !before || isOwn) return;
    this.#before = undefined;
    this.#shown.variantId = before.variantId;
    this.#order = 0;
    this.#join();
    this.sources.look(this);
    this.#begin(table);
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.host.isConnected) this.#stop();
    });
  }

  /** What the page says may be older than the word that this is shown now. */
  #turnFromOutside(productId: string): void {
    this.#turnTo(productId);
    this.#order = 0;
    if (!this.#isNext) return;
    if (this.#shown.variantId === this.#heard) this.#shown.variantId = undefined;
    this.#join();
  }

  /** Nothing is known of a new product, nor who speaks of it. */
  #turnTo(productId: string): void {
    this.#isNext = this.#productId !== undefined;
    this.#productId = productId;
    this.sources = new OwnSources();
    this.hearsPage = false;
    this.#before = undefined;
    this.#pending = [];
    this.table = undefined;
  }

  #start(): void {
    const isFirst = !this.#group;
    this.#join();
    this.#leave = variantWatch().subscribe(this.#hear, this.#giveBack);
    hearers.set(this.host, this);
    this.#missed = variantWatch().missed;
    if (this.#group?.choice) this.#set(this.#group.choice);
    if (!isFirst) this.#catchUp();
  }

  #join(): void {
    this.#group?.leave(true);
    this.#group = joinMoved(this.host, this.#shown);
  }

  #stop(): void {
    if (!this.#leave) return;
    this.#leave();
    this.#group?.leave();
    hearers.delete(this.host);
    this.#leave = undefined;
  }

  /** What was said while the host was away. */
  #catchUp(): void {
    for (const signal of variantWatch().now)
      if (this.sources.known.has(signal.source)) this.#hear(signal);
  }

  /** The inventory is known now: who speaks of its variants, and which is chosen where nobody has said. */
  #meet(table: StockTable): void {
    this.sources.look(this);
    for (const control of controlsAround(this.host))
      if (isOfProduct(control, this)) this.sources.add(control);
    const past = [...this.#missed, ...this.#pending];
    this.#missed = this.#pending = [];
    for (const signal of past) this.#hear(signal);
    this.#begin(table);
  }

  /**
   * A pasted attribute is where the host starts; the form beside it and the page's address know better. Where nobody
   * has named a variant of this product, any form that does will do.
   */
  #begin(table: StockTable): void {
    const beside = controlBeside(this.host, this.sources.known);
    const said = variantWatch().now.filter((signal) => signal.order >= this.#order);
    const isKnown = ({ source, variantId }: VariantSignal): boolean =>
      table.has(variantId) || source === document.documentElement || this.sources.known.has(source);
    const first =
      said.find((signal) => signal.source === beside && isMeant(signal, this)) ??
      said.find(
        (signal) =>
          (this.isOpen || signal.source === document.documentElement) &&
          signal.variantId &&
          isKnown(signal) &&
          isMeant(signal, this),
      );
    this.#group?.begin(first?.variantId);
    if (first) this.#hear(first);
  }

  readonly #hear = (signal: VariantSignal): void => {
    // Of what the page has said since by itself, a promise may tell later which product it is of.
    const isOld = signal.order < this.#order;
    if (isOld && !(signal.nextProductId && signal.variantId === this.#heard)) return;
    if (this.table) this.sources.look(this);
    const isOurs = isMeant(signal, this);
    const isOfPage = signal.source === document.body;
    if (isOfPage) this.hearsPage = isOurs === true;
    if (isOurs === undefined) this.#pending = [...this.#pending.slice(-mostPending), signal];
    if (!isOurs) return;
    this.#order = Math.max(this.#order, signal.order);
    const productId = signal.nextProductId || (this.#productId ?? '');
    const isDoubtful = signal.variantId && this.table && !this.table.has(signal.variantId);
    const { variantId } = this.#shown;
    this.#before = isDoubtful ? (this.#before ?? { variantId }) : undefined;
    this.#set({ productId, variantId: signal.variantId });
    this.#speaker = signal.source;
    // The page speaks of any product by an event at its document.
    // Where something has just come, something else may come: a quick view is for any product.
    if (!isOfPage) this.sources.add(signal.source, !signal.isNew);
    this.#group?.move({ productId, variantId: signal.variantId });
  };

  /**
   * A form in a modal may speak for the same product, as a bar does. Once it is gone, the form beside the host says again
   * what goes into the cart.
   */
  readonly #giveBack = (): void => {
    if (!this.#speaker || this.#speaker.isConnected) return;
    this.#speaker = undefined;
    // A script may have chosen since.
    if (this.#shown.variantId !== this.#heard) return;
    const beside = controlBeside(this.host, this.sources.known);
    const said = variantWatch().now.find(({ source }) => source === beside);
    if (said) this.#hear({ ...said, order: this.#order });
  };

  #set({ productId, variantId }: { productId: string; variantId: string }): void {
    this.#shown.variantId = this.#heard = variantId;
    if (platformId(this.#shown.productId) === productId) return;
    this.#turnTo(productId);
    this.#shown.productId = productId;
    // In the middle of an update its inventory has been chosen already.
    queueMicrotask(() => this.host.requestUpdate());
  }
}
