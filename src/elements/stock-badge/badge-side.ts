import { minuteWatch } from '../../controllers/minute-watch.js';
import type { MyStoreController } from '../../controllers/my-store.js';
import { pageMessages } from '../../controllers/page-messages.js';
import type { StockController } from '../../controllers/stock.js';
import { Subscription } from '../../controllers/subscription.js';
import { isSeen } from '../../controllers/turns.js';
import { VariantFollower, type VariantHost } from '../../controllers/variants/variant-follower.js';
import type { Formats } from '../../domain/formats.js';
import type { Messages } from '../../domain/messages.js';
import { stockKey } from '../../domain/stock-key.js';
import type { StockTable } from '../../domain/stock-table.js';
import { badgeSideMessages } from '../../i18n/en-badge-side.js';
import { createCatalogue } from '../../i18n/messages.js';

interface BadgeHost extends VariantHost {
  messages?: Partial<Messages> | undefined;
}

/** All that a badge's first status can do without: it follows the theme's variant, and keeps the answer fresh. */
export class BadgeSide {
  readonly #host: BadgeHost;
  readonly #stock: StockController;
  readonly #myStore: MyStoreController;
  readonly #catalogue = createCatalogue(badgeSideMessages);

  constructor(host: BadgeHost, stock: StockController, myStore: MyStoreController) {
    this.#host = host;
    this.#stock = stock;
    this.#myStore = myStore;
    new Subscription(host, minuteWatch, () => {
      if (!document.hidden && isSeen(host)) stock.refresh();
      host.requestUpdate();
    });
    new VariantFollower(host, () => stock.state?.table);
  }

  /** What my store is called in an inventory that has no platform ids. */
  keyOf(table: StockTable): string | undefined {
    const mine = this.#myStore.value;
    return mine && stockKey(table, mine, [mine]);
  }

  /** What to say of an answer that has grown old: that a newer one is on its way, or can't be had. */
  age(format: Formats, ageMs: number): string | undefined {
    const { status, refreshing } = this.#stock.state ?? {};
    const messages = this.#catalogue(pageMessages(), this.#host.messages);
    if (refreshing) return messages.stockRenewing(format, ageMs);
    return status === 'error' ? messages.stockNotRenewed(format, ageMs) : undefined;
  }
}
