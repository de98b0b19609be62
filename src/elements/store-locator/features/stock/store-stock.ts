import type { ReactiveController, TemplateResult } from 'lit';
import { adoptSheet, sheetOf } from '../../../../controllers/look/adopt-sheet.js';
import type { ConnectionController } from '../../../../controllers/listing/connection.js';
import type { MapPicture } from '../../../../controllers/map/map.js';
import { reportFailure } from '../../../../controllers/reports/report-failure.js';
import { StockRefresh } from '../../../../controllers/stock/stock-refresh.js';
import { StockController } from '../../../../controllers/stock/stock.js';
import { VariantFollower } from '../../../../theme-variants/variant-follower.js';
import type { FoundStore } from '../../../../domain/store/found-store.js';
import { stockAtStores, type StockAtStore } from '../../../../domain/stock/stock-at-stores.js';
import { hasStock, type StockStatus } from '../../../../domain/stock/stock-status.js';
import type { StockTable } from '../../../../domain/stock/stock-table.js';
import type { Store } from '../../../../domain/store/store.js';
import { StoreLocatorErrorEvent } from '../../events.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { LocatorActions, LocatorState } from '../../state/contracts.js';
import type { Arrange, ListFilter, Sort, StockFeature } from '../../state/feature-contracts.js';
import { ShownProduct } from './shown-product.js';
import { clusterStock, countStock } from './cluster-stock.js';
import { stockGlyph } from './stock-glyph.js';
import { StockOrder } from './stock-order.js';
import { ageView, stockView } from './stock-view.js';
import { stockText, stockWords, type StockWords } from './stock-words.js';
import stockCss from './stock.css';

/** The style sheet; undefined when there is no DOM. */
const stockSheet = sheetOf(stockCss);

export interface StoreStockOptions extends Pick<LocatorActions, 'changeList'> {
  readonly view: () => Pick<
    LocatorState,
    'features' | 'list' | 'listing' | 'results' | 'selectedId' | 'words'
  >;
  readonly connection: ConnectionController;
  /** Returns the scrolling element that holds the rows. */
  readonly scroller: () => Element | null | undefined;
  /** Returns the stores that the result line counts, when these are not all results. */
  readonly counted: () => readonly FoundStore[] | undefined;
}

type StockOf = (stores: readonly Store[]) => StockAtStore;

const nothingKnown: StockOf = () => () => 'unknown';

/** Shows which stores have the page's product: in rows, pins, results, order and filter. */
export class StoreStock implements ReactiveController, StockFeature {
  readonly #host: LocatorAttributes;
  readonly #options: StoreStockOptions;
  readonly #product: ShownProduct;
  readonly #stock: StockController;
  readonly #order: StockOrder;
  readonly #words = stockWords();
  readonly #read = memoizeOne(
    (table: StockTable, variantId: string | undefined, isWhole: boolean): StockOf =>
      memoizeOne((stores: readonly Store[]) => stockAtStores(table, variantId, stores, isWhole)),
  );
  /** Copies of stores with their stock. A copy is replaced only when its stock status changes. */
  readonly #stocked = new WeakMap<Store, FoundStore>();
  readonly #arrange = memoizeOne((found: Arrange, stockOf: StockOf | undefined): Arrange => {
    if (!stockOf) return found;
    return (index, query) => {
      const stockAt = stockOf(index.stores);
      return found(index, query).map((store) => this.#withStock(store, stockAt(store)));
    };
  });
  readonly #rows = memoizeOne((words: StockWords) => {
    const rows = new Map<StockStatus, TemplateResult>();
    return (status: StockStatus): TemplateResult => {
      let row = rows.get(status);
      if (!row) rows.set(status, (row = stockView(status, words)));
      return row;
    };
  });
  readonly #labels = memoizeOne((labels: MapPicture['labels'], words: StockWords) => ({
    ...labels,
    pin: (store: FoundStore): string => {
      const { messages, format } = words;
      const name = labels.pin(store);
      return store.stock
        ? messages.pinWithStock(format, name, stockText(words, store.stock))
        : name;
    },
    glyph: ({ stock }: FoundStore): Node | undefined => stock && stockGlyph(stock),
    clusterStock: (stores: readonly FoundStore[]) => clusterStock(stores, words),
  }));
  readonly #counts = memoizeOne(countStock);
  readonly #filter = memoizeOne((label: string, name: string): ListFilter => ({
    key: '',
    label,
    name,
    test: ({ stock }) => hasStock(stock),
  }));
  #error: unknown;

  constructor(host: LocatorAttributes, options: StoreStockOptions) {
    this.#host = host;
    this.#options = options;
    this.#order = new StockOrder(options.counted);
    adoptSheet(host, stockSheet);
    // `ShownProduct` comes first, because the next controllers read the product on each update.
    this.#product = new ShownProduct(host);
    this.#stock = new StockController(host, options.connection, () => this.#product.productId);
    new StockRefresh(host, this.#stock, () => this.#product.productId !== '');
    new VariantFollower(host, () => this.#stock.state?.table, this.#product);
    host.addController(this);
  }

  arrange(found: Arrange): Arrange {
    return this.#arrange(found, this.#stockOf);
  }

  rowOf(store: Store): TemplateResult | undefined {
    const stockAt = this.#stockAt;
    return stockAt && this.#rows(this.#ownWords)(stockAt(store));
  }

  labels(labels: MapPicture['labels']): MapPicture['labels'] {
    return this.#product.productId ? this.#labels(labels, this.#ownWords) : labels;
  }

  get orderName(): string | undefined {
    return this.#product.productId ? this.#ownWords.messages.withStockFirst : undefined;
  }

  get order(): Sort | undefined {
    return this.#product.productId
      ? this.#order.sort(this.#stockAt, this.#options.view().list.isLayoutLocked)
      : undefined;
  }

  get filter(): ListFilter | undefined {
    if (!this.#product.productId || !this.#stock.state?.table) return undefined;
    const { onlyWithStock, withStock } = this.#ownWords.messages;
    return this.#filter(onlyWithStock, withStock);
  }

  get line(): string {
    const { messages, format } = this.#ownWords;
    const { table, status } = this.#stock.state ?? {};
    const { counted, view } = this.#options;
    const stores = counted() ?? view().results.stores;
    if (!this.#product.productId || !stores.length) return '';
    if (!table) return status === 'error' ? messages.stockNotChecked : '';
    const { having, unknown } = this.#counts(stores);
    return messages.haveIt(format, having, stores.length, unknown);
  }

  get note(): TemplateResult | undefined {
    const { state } = this.#stock;
    if (!this.#product.productId || !state) return undefined;
    return ageView(state, this.#ownWords, () => this.#stock.refresh(true));
  }

  /** Has the list laid out by another variant's stock, while nobody uses it. */
  hostUpdate(): void {
    const { productId, variantId } = this.#product;
    const isWanted = this.#options.view().features?.filters?.isStockWanted;
    const key = productId && this.#stock.state?.table ? `${productId}|${variantId}` : '';
    if (this.#order.setKey(key, isWanted) && !this.#isInList)
      this.#options.changeList({ isLayoutLocked: false });
  }

  hostUpdated(): void {
    if (!this.#options.view().list.isLayoutLocked) this.#order.keep(this.#stockAt);
    const error = this.#product.productId ? this.#stock.state?.error : undefined;
    if (error === this.#error) return;
    this.#error = error;
    if (!error) return;
    reportFailure(this.#host, error, this.#options.connection);
    this.#host.dispatchEvent(new StoreLocatorErrorEvent({ error }));
  }

  /** Undefined while the answer is loading. Without any answer, every store is `unknown`. */
  get #stockOf(): StockOf | undefined {
    const { productId, variantId } = this.#product;
    if (!productId) return undefined;
    const { table, status } = this.#stock.state ?? {};
    const isWhole = this.#options.view().listing.status === 'ready';
    if (table) return this.#read(table, variantId, isWhole);
    return status === 'loading' ? undefined : nothingKnown;
  }

  get #stockAt(): StockAtStore | undefined {
    return this.#stockOf?.(this.#options.view().results.index.stores);
  }

  #withStock(store: FoundStore, stock: StockStatus): FoundStore {
    const last = this.#stocked.get(store);
    if (last?.stock === stock) return last;
    const next = { ...store, stock };
    this.#stocked.set(store, next);
    return next;
  }

  /** Whether the visitor reads or uses the rows. */
  get #isInList(): boolean {
    if (this.#options.view().selectedId !== undefined) return true;
    const scroller = this.#options.scroller();
    // `:focus-within` matches nothing in Safari while another window is in front.
    const focused = this.#host.shadowRoot?.activeElement ?? null;
    return (
      !!scroller &&
      (scroller.scrollTop > 0 || scroller.matches(':hover') || scroller.contains(focused))
    );
  }

  get #ownWords(): StockWords {
    return this.#words(this.#host, this.#options.view().words.format);
  }
}
