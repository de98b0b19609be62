import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { platformId } from '../../domain/platform-id.js';
import type { StockTable } from '../../domain/stock-table.js';
import { controlsAround, onlyControlBeside, shareBox } from './cart-context.js';
import { declaredProduct } from './declared-product.js';
import { joinMoved } from './moved-badges.js';
import { cartControls } from './page-variants.js';
import type { VariantSignal } from './variant-signal.js';
import { variantWatch } from './variant-watch.js';

/** Which variant of which product is shown, by ids of the platform in any form. */
export interface VariantShown {
  productId?: string | undefined;
  /** undefined: nobody has said which; '': none */
  variantId?: string | undefined;
  follow?: 'auto' | 'none' | undefined;
}

export type VariantHost = VariantShown & ReactiveControllerHost & HTMLElement;

/** Those in the page. */
const followers = new Set<VariantFollower>();

/**
 * Sets the shown variant to what the theme says it is, for as long as the host is in the page. Any word about a
 * variant of the host's product counts, and the latest wins; words about another product do not.
 */
export class VariantFollower implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #shown: VariantShown;
  readonly #readTable: () => StockTable | undefined;
  #leave: (() => void) | undefined;
  #group: ReturnType<typeof joinMoved> | undefined;
  #productId: string | undefined;
  /** The product has taken another one's place. */
  #isNext = false;
  /** Of this product, as of the last update. */
  #table: StockTable | undefined;
  /** What has spoken of this product's variants before: it may name one that the inventory does not. */
  #own = new WeakSet<Element>();
  /** Can't be judged before the inventory is known. */
  #pending: VariantSignal | undefined;
  #order = 0;

  /**
   * @param table the inventory of the product, whose variants tell which signals are about it
   * @param shown where it is kept, if not in the host itself
   */
  constructor(host: VariantHost, table: () => StockTable | undefined, shown: VariantShown = host) {
    this.#host = host;
    this.#shown = shown;
    this.#readTable = table;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    const { follow, productId: product } = this.#shown;
    // Those that a script has yet to tell their products have nothing in common.
    if (!this.#host.isConnected || follow === 'none' || !product) {
      this.#stop();
      return;
    }
    if (!this.#leave) this.#start();
    const productId = platformId(product);
    if (productId !== this.#productId) this.#turnTo(productId);
    const table = this.#readTable();
    if (!table || table === this.#table) return;
    this.#table = table;
    this.#meet(table);
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#stop();
    });
  }

  /** Nothing is known of a new product, nor who speaks of it. */
  #turnTo(productId: string): void {
    this.#isNext = this.#productId !== undefined;
    this.#productId = productId;
    this.#own = new WeakSet();
    this.#pending = this.#table = undefined;
  }

  #start(): void {
    const isFirst = !this.#group;
    const { productId, variantId } = this.#shown;
    const start = { productId: platformId(productId), variantId: platformId(variantId) };
    this.#group = joinMoved(start);
    this.#leave = variantWatch().subscribe(this.#hear);
    followers.add(this);
    const { choice } = this.#group;
    if (!isFirst) this.#catchUp();
    else if (choice) this.#set(choice);
  }

  #stop(): void {
    if (!this.#leave) return;
    this.#leave();
    this.#group?.leave();
    followers.delete(this);
    this.#leave = undefined;
  }

  /** What was said while the host was away. */
  #catchUp(): void {
    for (const signal of variantWatch().now) if (this.#own.has(signal.source)) this.#hear(signal);
  }

  /** The inventory is known now: who speaks of its variants, and which is chosen where nobody has said. */
  #meet(table: StockTable): void {
    const current = platformId(this.#shown.variantId);
    for (const control of cartControls()) {
      const id = platformId(control.value);
      const declared = declaredProduct(control);
      const isOwn = declared ? declared === this.#productId : table.has(id) || id === current;
      if (isOwn) this.#own.add(control);
    }
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending) this.#hear(pending);
    this.#begin(table);
  }

  /**
   * A pasted attribute is where the host starts; the form beside it and the page's address know better. Where nobody
   * has named a variant of this product, any form that does will do.
   */
  #begin(table: StockTable): void {
    const beside = onlyControlBeside(this.#host);
    const { variantId } = this.#shown;
    const isOpen = variantId == null || (this.#isNext && !table.has(platformId(variantId)));
    const said = variantWatch().now.filter((signal) => signal.order >= this.#order);
    const first =
      said.find((signal) => signal.source === beside && this.#isMeant(signal)) ??
      said.find(
        (signal) =>
          (isOpen || signal.source === document.documentElement) &&
          table.has(signal.variantId) &&
          this.#isMeant(signal),
      );
    if (first) this.#hear(first);
  }

  readonly #hear = (signal: VariantSignal): void => {
    if (signal.order < this.#order) return;
    const isMeant = this.#isMeant(signal);
    if (isMeant === undefined && signal.order >= (this.#pending?.order ?? 0))
      this.#pending = signal;
    if (!isMeant) return;
    this.#order = signal.order;
    this.#pending = undefined;
    const productId = signal.nextProductId || (this.#productId ?? '');
    this.#set({ productId, variantId: signal.variantId });
    this.#own.add(signal.source);
    this.#group?.move({ productId, variantId: signal.variantId });
  };

  #set({ productId, variantId }: { productId: string; variantId: string }): void {
    this.#shown.variantId = variantId;
    if (platformId(this.#shown.productId) === productId) return;
    this.#turnTo(productId);
    this.#shown.productId = productId;
    // In the middle of an update its inventory has been chosen already.
    queueMicrotask(() => this.#host.requestUpdate());
  }

  #sharesBox(source: Element): boolean {
    const own = cartControls().filter((control) => this.#own.has(control));
    return shareBox(source, this.#host, own);
  }

  /** A bar with a form of the same product speaks for those that are elsewhere, where none of them is in it. */
  #isForAll(source: Element): boolean {
    const around = controlsAround(source);
    const isOwn = around.length > 0 && around.every((control) => this.#own.has(control));
    return isOwn && ![...followers].some((each) => each !== this && each.#sharesBox(source));
  }

  /** Whether a signal is about the host's product, and for the host; undefined: that can't be known yet. */
  #isMeant(signal: VariantSignal): boolean | undefined {
    const { source, variantId } = signal;
    const declared = signal.productId || declaredProduct(source);
    if (declared && declared !== this.#productId) return false;
    if (!this.#sharesBox(source) && !this.#isForAll(source)) return false;
    const table = this.#table;
    if (table?.has(variantId)) return true;
    if (signal.isVague) return false;
    if (declared || this.#own.has(source)) return true;
    const around = controlsAround(source).map((control) => this.#own.has(control));
    // The page as a whole speaks for a product only where it shows no other.
    const isOfOthers =
      source === document.documentElement &&
      (around.includes(false) ||
        [...followers].some((each) => each.#productId !== this.#productId));
    if (around.includes(true) && !isOfOthers) return true;
    return table ? false : undefined;
  }
}
