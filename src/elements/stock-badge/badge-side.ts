import type { ReactiveController } from '@lit/reactive-element';
import { adoptSheet } from '../../controllers/adopt-sheet.js';
import type { ConnectionController } from '../../controllers/connection.js';
import { KnownStores } from '../../controllers/known-stores.js';
import { minuteWatch } from '../../controllers/minute-watch.js';
import type { MyStoreController } from '../../controllers/my-store.js';
import { pageMessages } from '../../controllers/page-messages.js';
import type { StockController } from '../../controllers/stock.js';
import { Subscription } from '../../controllers/subscription.js';
import { isSeen } from '../../controllers/turns.js';
import { VariantFollower } from '../../controllers/variants/variant-follower.js';
import type { BadgeSideMessages } from '../../domain/badge-messages.js';
import type { Formats } from '../../domain/formats.js';
import { stockKeys } from '../../domain/stock-keys.js';
import { stockOver } from '../../domain/stock-over.js';
import { stockAt, summarizeStock } from '../../domain/stock-summary.js';
import type { StockTable } from '../../domain/stock-table.js';
import type { Position, Store } from '../../domain/store.js';
import { badgeSideMessages } from '../../i18n/en-badge-side.js';
import { createCatalogue } from '../../i18n/messages.js';
import { idOf } from './id-of.js';
import { MissingProduct } from './side/missing-product.js';
import type { SideHost } from './side/side-host.js';
import { StoreChoice } from './side/store-choice.js';
import { StoresLoader } from './side/stores-loader.js';
import { sideSheet } from './side/styles.js';
import { TryAgain } from './side/try-again.js';
import type * as stockWhere from './stock-where.js';
import type { Asked, Refined } from './stock-where.js';

type Where = Readonly<Pick<typeof stockWhere, 'inLikelyCountry' | 'outHereButNear'>>;

/**
 * All that a badge's first status can do without: it follows the theme's variant, keeps the answer fresh, leads to another
 * store, and says more where the stores are known from elsewhere.
 */
export class BadgeSide implements ReactiveController {
  readonly #host: SideHost;
  readonly #stock: StockController;
  readonly #myStore: MyStoreController;
  readonly #known: KnownStores;
  readonly #choice: StoreChoice;
  #hasSheet = false;
  #where: Where | undefined;
  #isWhereAwaited = false;
  readonly #catalogue = createCatalogue(badgeSideMessages);

  constructor(
    host: SideHost,
    connection: ConnectionController,
    stock: StockController,
    myStore: MyStoreController,
  ) {
    this.#host = host;
    this.#stock = stock;
    this.#myStore = myStore;
    this.#known = new KnownStores(host, connection);
    new Subscription(host, minuteWatch, () => {
      if (!document.hidden && isSeen(host)) stock.refresh();
      host.requestUpdate();
    });
    new VariantFollower(host, () => stock.state?.table);
    new MissingProduct(host);
    new TryAgain(host, stock, () => this.#messages.tryAgain);
    // The locator in the dialog has read the listing.
    this.#choice = new StoreChoice(host, myStore, () => this.#known.read());
    new StoresLoader(host, {
      table: () => stock.state?.table,
      known: () => this.#known.stores,
      from: () => this.#from,
      lead: (button) => this.#choice.lead(button),
    });
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#hasSheet) return;
    this.#hasSheet = true;
    adoptSheet(this.#host, sideSheet);
  }

  /** A status that says more than the inventory alone; undefined where no more is known. */
  refine(table: StockTable, variantId: string, location: string | undefined): Refined | undefined {
    if (this.#known.stores.length) this.#bringWhere();
    if (location === undefined)
      return this.#where?.inLikelyCountry(this.#asked(table, variantId), this.#host);
    return this.#host.platformLocationId ? undefined : this.#atMyStore(table, variantId);
  }

  /** Few pages know their stores without a locator. */
  #bringWhere(): void {
    if (this.#isWhereAwaited) return;
    this.#isWhereAwaited = true;
    void import('./stock-where.js').then((where) => {
      this.#where = where;
      this.#host.requestUpdate();
    });
  }

  /** By the service's own id where the inventory has no platform ids. */
  #atMyStore(table: StockTable, variantId: string): Refined | undefined {
    const mine = this.#myStore.value;
    if (!mine) return undefined;
    const known = [mine, ...this.#known.stores];
    const status = stockAt(table, variantId, stockKeys(table, known)(mine));
    if (status !== 'out') return { status, stores: 0 };
    const near = this.#where?.outHereButNear(this.#asked(table, variantId), mine);
    const others = this.#known.stores.filter(({ id }) => id !== mine.id);
    const elsewhere = others.length
      ? stockOver(table, variantId, others, stockKeys(table, known))
      : summarizeStock(table, variantId);
    return near ?? { status, stores: elsewhere.stores };
  }

  #asked(table: StockTable, variantId: string): Asked {
    return { table, variantId, stores: this.#known.stores, messages: this.#messages };
  }

  /** The answer shown is an old one: a newer one is on its way, or can't be had. */
  get isStale(): boolean {
    const { status, refreshing } = this.#stock.state ?? {};
    return refreshing === true || status === 'error';
  }

  /** What is to be said below the label; undefined: the age alone. */
  detail(format: Formats, ageMs: number): string | undefined {
    if (this.#choice.hasFailed) return this.#messages.chooserFailed;
    if (!this.isStale) return undefined;
    const { stockRenewing, stockNotRenewed } = this.#messages;
    return this.#stock.state?.refreshing
      ? stockRenewing(format, ageMs)
      : stockNotRenewed(format, ageMs);
  }

  /** Where the visitor's way begins: at the store that the badge stands for. */
  get #from(): Position | undefined {
    const { platformLocationId } = this.#host;
    const mine = this.#myStore.value;
    const isIt = platformLocationId
      ? (store: Store) => store.platformLocationId === idOf(platformLocationId)
      : (store: Store) => store.id === mine?.id;
    const own = platformLocationId ? undefined : mine?.position;
    return own ?? this.#known.stores.find(isIt)?.position;
  }

  get #messages(): BadgeSideMessages {
    return this.#catalogue(pageMessages(), this.#host.messages);
  }
}
