import type { ConnectionController } from '../../controllers/connection.js';
import { KnownStores } from '../../controllers/known-stores.js';
import { minuteWatch } from '../../controllers/minute-watch.js';
import type { MyStoreController } from '../../controllers/my-store.js';
import { pageMessages } from '../../controllers/page-messages.js';
import type { StockController } from '../../controllers/stock.js';
import { Subscription } from '../../controllers/subscription.js';
import { isSeen } from '../../controllers/turns.js';
import { VariantFollower, type VariantHost } from '../../controllers/variants/variant-follower.js';
import type { BadgeSideMessages } from '../../domain/badge-messages.js';
import type { Formats } from '../../domain/formats.js';
import type { Messages } from '../../domain/messages.js';
import { stockKeys } from '../../domain/stock-keys.js';
import { stockAt, summarizeStock } from '../../domain/stock-summary.js';
import type { StockTable } from '../../domain/stock-table.js';
import { badgeSideMessages } from '../../i18n/en-badge-side.js';
import { createCatalogue } from '../../i18n/messages.js';
import type * as stockWhere from './stock-where.js';
import type { Asked, Refined } from './stock-where.js';

type Where = Readonly<Pick<typeof stockWhere, 'inLikelyCountry' | 'outHereButNear'>>;

interface BadgeHost extends VariantHost {
  platformLocationId?: string | undefined;
  messages?: Partial<Messages> | undefined;
}

/**
 * All that a badge's first status can do without: it follows the theme's variant, keeps the answer fresh, and says more
 * where the stores are known from elsewhere.
 */
export class BadgeSide {
  readonly #host: BadgeHost;
  readonly #stock: StockController;
  readonly #myStore: MyStoreController;
  readonly #known: KnownStores;
  #where: Where | undefined;
  #isWhereAwaited = false;
  readonly #catalogue = createCatalogue(badgeSideMessages);

  constructor(
    host: BadgeHost,
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
    return near ?? { status, stores: summarizeStock(table, variantId).stores };
  }

  #asked(table: StockTable, variantId: string): Asked {
    return { table, variantId, stores: this.#known.stores, messages: this.#messages };
  }

  /** What to say of an answer that has grown old: that a newer one is on its way, or can't be had. */
  age(format: Formats, ageMs: number): string | undefined {
    const { status, refreshing } = this.#stock.state ?? {};
    if (refreshing) return this.#messages.stockRenewing(format, ageMs);
    return status === 'error' ? this.#messages.stockNotRenewed(format, ageMs) : undefined;
  }

  get #messages(): BadgeSideMessages {
    return this.#catalogue(pageMessages(), this.#host.messages);
  }
}
