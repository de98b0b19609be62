import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ConnectionController } from '../../controllers/connection.js';
import { HostStates } from '../../controllers/host-states.js';
import { LocaleController } from '../../controllers/locale.js';
import { minuteWatch } from '../../controllers/minute-watch.js';
import { MyStoreController } from '../../controllers/my-store.js';
import { readByDeveloper } from '../../controllers/read-by-developer.js';
import { reportFailure } from '../../controllers/report-failure.js';
import { StockController } from '../../controllers/stock.js';
import { Subscription } from '../../controllers/subscription.js';
import type { BadgeMessages } from '../../domain/badge-messages.js';
import { platformId } from '../../domain/platform-id.js';
import type { StockState } from '../../domain/stock-state.js';
import { StockStatus } from '../../domain/stock-status.js';
import { stockAt, summarizeStock, type StockSummary } from '../../domain/stock-summary.js';
import { badgeMessages } from '../../i18n/en-badge.js';
import { formatsOf } from '../../i18n/formats.js';
import { createCatalogue } from '../../i18n/messages.js';
import { ConnectedElement } from '../connected-element.js';
import { StockBadgeChangeEvent, StockBadgeErrorEvent, StockBadgeLoadEvent } from './events.js';
import { icons } from './icons.js';
import { styles } from './styles.js';

/** Attributes that a theme's morph removes because its server never sent them: what was said stays. */
const kept = ['variant-id'];

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
export class StockBadgeElement extends ConnectedElement {
  static readonly version: string = '0.1.0';
  static override styles = styles;

  readonly #locale = new LocaleController(this);
  readonly #connection = new ConnectionController(this);
  readonly #stock = new StockController(this, this.#connection, () => idOf(this.productId));
  readonly #myStore = new MyStoreController(this, this.#connection);
  readonly #states = new HostStates(this);
  readonly #catalogue = createCatalogue(badgeMessages);
  #summary: StockSummary | undefined;
  /** What the page has been told. */
  #told: Partial<Pick<StockState, 'checkedAt' | 'error'>> & { readonly status?: StockStatus } = {};

  /** The product's id: digits, or `gid://…/123`. */
  @property({ attribute: 'product-id' }) productId?: string | undefined;

  /** The variant to begin with. A later change wins; taking the attribute away changes nothing. */
  @property({ attribute: 'variant-id' }) variantId?: string | undefined;

  /** The store, by its id on the commerce platform; absent: my store, else all stores. */
  @property({ attribute: 'platform-location-id' }) platformLocationId?: string | undefined;

  /** What to do when nothing is known: `show` or `hide`; default: show for one store, hide for all. */
  @property() unknown?: 'show' | 'hide' | undefined;

  /** Replaces single messages for this element. */
  @property({ attribute: false }) messages?: Partial<BadgeMessages> | undefined;

  constructor() {
    super();
    new Subscription(this, minuteWatch);
  }

  /** What the badge says. */
  get stockStatus(): StockStatus {
    return this.#summary?.status ?? StockStatus.Unknown;
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
    if (value !== null || !kept.includes(name)) super.attributeChangedCallback(name, old, value);
  }

  protected override update(changed: PropertyValues<this>): void {
    this.#summary = this.#summarize();
    super.update(changed);
  }

  protected override updated(): void {
    const { status, stockStatus } = this;
    this.#states.set({
      loading: status === 'loading',
      error: status === 'error',
      ...Object.fromEntries(
        Object.values(StockStatus).map((each) => [each, !!this.#summary && each === stockStatus]),
      ),
    });
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
    const location = this.#location;
    return location === undefined
      ? summarizeStock(table, variant)
      : { status: stockAt(table, variant, location), stores: 0 };
  }

  #tell(): void {
    const { checkedAt, error } = this.#stock.state ?? {};
    const { stockStatus } = this;
    const told = this.#told;
    this.#told = { checkedAt, error, status: stockStatus };
    if (error && error !== told.error) {
      reportFailure(this, error, this.#connection);
      this.dispatchEvent(new StockBadgeErrorEvent({ error }));
    }
    if (checkedAt !== undefined && checkedAt !== told.checkedAt) {
      this.dispatchEvent(new StockBadgeLoadEvent({ checkedAt }));
    }
    if (this.#summary && stockStatus !== told.status) {
      this.dispatchEvent(
        new StockBadgeChangeEvent({ stockStatus, variantId: idOf(this.variantId) }),
      );
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const messages = this.#catalogue(this.#locale.messages, this.messages);
    const { problem } = this.#connection;
    if (problem) {
      return html`<slot>${readByDeveloper() ? problem.message : messages.stockFailed}</slot>`;
    }
    if (!this.#summary) {
      const failed = this.status === 'error';
      return html`<slot>${failed ? messages.stockFailed : messages.stockLoading}</slot>`;
    }
    const { status, stores } = this.#summary;
    const location = this.#location;
    const unknown = this.unknown ?? (location === undefined ? 'hide' : 'show');
    if (status === StockStatus.Unknown && unknown === 'hide') return nothing;
    const format = formatsOf(this.#locale.lang, undefined);
    const age = Math.max(0, Date.now() - (this.checkedAt?.getTime() ?? 0));
    return html`<div class="label ${status}">
        <svg part="icon" viewBox="0 0 16 16" aria-hidden="true">${icons[status]}</svg>
        <span part="label" aria-live="polite"
          >${
            location === undefined
              ? messages.stockInStores(format, status, stores)
              : messages.stock(format, status, this.#storeName)
          }</span
        >
      </div>
      <div class="detail" part="detail">${messages.stockAge(format, age)}</div>`;
  }
}

/** Digits where the platform's ids are some, else the text as it is. */
const idOf = (id: string | undefined): string => platformId(id) || (id ?? '').trim();

declare global {
  interface HTMLElementTagNameMap {
    'stock-badge': StockBadgeElement;
  }
}
