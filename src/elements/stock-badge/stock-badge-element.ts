import {
  ReactiveElement,
  type PropertyDeclarations,
  type PropertyValues,
} from '@lit/reactive-element';
import { ConnectionController } from '../../controllers/connection.js';
import { HostStates } from '../../controllers/host-states.js';
import { languageOf } from '../../controllers/language.js';
import { minuteWatch } from '../../controllers/minute-watch.js';
import { MyStoreController } from '../../controllers/my-store.js';
import { pageMessages } from '../../controllers/page-messages.js';
import { readByDeveloper } from '../../controllers/read-by-developer.js';
import { reportFailure } from '../../controllers/report-failure.js';
import { StockController } from '../../controllers/stock.js';
import { Subscription } from '../../controllers/subscription.js';
import type { BadgeMessages } from '../../domain/badge-messages.js';
import { platformId } from '../../domain/platform-id.js';
import { stockKey } from '../../domain/stock-key.js';
import type { StockState } from '../../domain/stock-state.js';
import type { StockStatus } from '../../domain/stock-status.js';
import { stockAt, summarizeStock, type StockSummary } from '../../domain/stock-summary.js';
import { badgeMessages } from '../../i18n/en-badge.js';
import { formatsOf } from '../../i18n/formats.js';
import { createCatalogue } from '../../i18n/messages.js';
import { connectionProperties, type ConnectionProperties } from '../connection-properties.js';
import { BadgeView } from './badge-view.js';
import { StockBadgeChangeEvent, StockBadgeErrorEvent, StockBadgeLoadEvent } from './events.js';
import { styles } from './styles.js';

// Also what brings the events' types to the package's users.
export type * from './events.js';

/**
 * Whether a product is in a store: in stock, low, out of stock, or honestly unknown.
 *
 * @slot - Shows while nothing is known.
 * @csspart icon - The status's shape.
 * @csspart label - What the badge says.
 * @csspart detail - How old the answer is.
 * @cssprop --stock-badge-in - The icon's colour; likewise `-low`, `-out` and `-unknown`.
 * @cssprop --stock-badge-low - See `--stock-badge-in`.
 * @cssprop --stock-badge-out - See `--stock-badge-in`.
 * @cssprop --stock-badge-unknown - Default the text colour.
 * @cssstate loading - The first answer is on its way.
 * @cssstate in - In stock.
 * @cssstate low - Low stock.
 * @cssstate out - Out of stock.
 * @cssstate unknown - The answer does not say.
 * @cssstate error - The last request failed.
 * @fires {StockBadgeLoadEvent} stock-badge-load - An answer has arrived.
 * @fires {StockBadgeErrorEvent} stock-badge-error - The inventory could not be read.
 * @fires {StockBadgeChangeEvent} stock-badge-change - The badge says something else than before. Bubbles.
 */
export class StockBadgeElement extends ReactiveElement implements ConnectionProperties {
  static readonly version: string = '0.1.0';
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    ...connectionProperties,
    productId: { attribute: 'product-id' },
    variantId: { attribute: 'variant-id' },
    platformLocationId: { attribute: 'platform-location-id' },
    unknown: {},
    messages: { attribute: false },
  };

  readonly #connection = new ConnectionController(this);
  readonly #stock = new StockController(this, this.#connection, () => idOf(this.productId));
  readonly #myStore = new MyStoreController(this, this.#connection);
  readonly #states = new HostStates(this);
  readonly #catalogue = createCatalogue(badgeMessages);
  #view: BadgeView | undefined;
  #summary: StockSummary | undefined;
  /** What the page has been told. */
  #told: Partial<Pick<StockState, 'checkedAt' | 'error'>> & {
    readonly stockStatus?: StockStatus;
  } = {};

  declare baseUrl?: string | undefined;
  declare publicKey?: string | undefined;
  declare auth?: 'header' | 'query' | undefined;
  declare keyName?: string | undefined;

  /** The product's id: digits, or `gid://…/123`. */
  declare productId?: string | undefined;

  /** The variant to begin with. A later change wins; taking the attribute away changes nothing. */
  declare variantId?: string | undefined;

  /** The store, by its id on the commerce platform; absent: my store, else all stores. */
  declare platformLocationId?: string | undefined;

  /** What to do when nothing is known: `show` or `hide`; default: show for one store, hide for all. */
  declare unknown?: 'show' | 'hide' | undefined;

  /** Replaces single messages for this element. */
  declare messages?: Partial<BadgeMessages> | undefined;

  constructor() {
    super();
    new Subscription(this, minuteWatch);
  }

  /** What the badge says. */
  get stockStatus(): StockStatus {
    return this.#summary?.status ?? 'unknown';
  }

  /** When the answer was received. */
  get checkedAt(): Date | undefined {
    const at = this.#stock.state?.checkedAt;
    return at === undefined ? undefined : new Date(at);
  }

  get status(): 'idle' | 'loading' | 'ready' | 'error' {
    return this.#connection.problem ? 'error' : (this.#stock.state?.status ?? 'idle');
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    // A theme's morph removes what its server never sent: what was said of the variant stays.
    if (value !== null || name !== 'variant-id') super.attributeChangedCallback(name, old, value);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.#view = new BadgeView(root);
    return root;
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.#summary = this.#summarize();
    this.#show();
  }

  protected override updated(): void {
    const { status, stockStatus } = this;
    this.#states.show(
      (status === 'loading' || status === 'error') && status,
      this.#summary && stockStatus,
    );
    this.#tell();
  }

  /** The store that the badge stands for; undefined: all of them. */
  get #location(): string | undefined {
    return idOf(this.platformLocationId) || this.#myStore.value?.platformLocationId || undefined;
  }

  /** Known only of my store: a badge never reads the listing. */
  get #storeName(): string | undefined {
    const mine = this.#myStore.value;
    return mine?.platformLocationId === this.#location ? mine?.name : undefined;
  }

  #summarize(): StockSummary | undefined {
    const table = this.#stock.state?.table;
    if (!table) return undefined;
    const variant = idOf(this.variantId);
    const mine = this.#myStore.value;
    const location = this.#location;
    if (location === undefined) return summarizeStock(table, variant);
    const key = idOf(this.platformLocationId) || !mine ? location : stockKey(table, mine, [mine]);
    return { status: stockAt(table, variant, key), stores: 0 };
  }

  #tell(): void {
    const { checkedAt, error } = this.#stock.state ?? {};
    const { stockStatus } = this;
    const told = this.#told;
    this.#told = { checkedAt, error, stockStatus };
    if (error && error !== told.error) {
      reportFailure(this, error, this.#connection);
      this.dispatchEvent(new StockBadgeErrorEvent({ error }));
    }
    if (checkedAt !== undefined && checkedAt !== told.checkedAt) {
      this.dispatchEvent(new StockBadgeLoadEvent({ checkedAt }));
    }
    if (this.#summary && stockStatus !== told.stockStatus) {
      this.dispatchEvent(
        new StockBadgeChangeEvent({ stockStatus, variantId: idOf(this.variantId) }),
      );
    }
  }

  #show(): void {
    const messages = this.#catalogue(pageMessages(), this.messages);
    const format = formatsOf(languageOf(this));
    const name = this.#storeName;
    const isOneStore = this.#location !== undefined;
    const { status, stores = 0 } = this.#summary ?? {};
    const age = Date.now() - (this.#stock.state?.checkedAt ?? Infinity);
    this.#view?.show({
      status,
      label: !status
        ? // As long as the answer will be, so that nothing moves when it comes.
          `${messages.stockLoading} ${name ?? ''}`
        : isOneStore
          ? messages.stock(format, status, name)
          : messages.stockInStores(format, status, stores),
      detail: messages.stockAge(format, Math.max(0, age)),
      visible:
        status === 'unknown'
          ? this.unknown === 'show' || (isOneStore && this.unknown !== 'hide')
          : !!status,
      fallback: status ? undefined : this.#fallback(messages),
      blank: !this.textContent.trim() && !this.firstElementChild,
    });
  }

  #fallback({ stockFailed: error, stockLoading: loading }: BadgeMessages): string {
    const { problem } = this.#connection;
    if (problem && readByDeveloper()) return problem.message;
    const sentences: Partial<Record<string, string>> = { error, loading };
    return sentences[this.status] ?? '';
  }
}

/** Digits where the platform's ids are some, else the text as it is. */
const idOf = (id: string | undefined): string => platformId(id) || (id ?? '').trim();

declare global {
  interface HTMLElementTagNameMap {
    'stock-badge': StockBadgeElement;
  }
}
