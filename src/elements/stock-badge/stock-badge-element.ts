import {
  ReactiveElement,
  type PropertyDeclarations,
  type PropertyValues,
} from '@lit/reactive-element';
import { afterPaint } from '../../controllers/after-paint.js';
import { ConnectionController } from '../../controllers/connection.js';
import { HostStates } from '../../controllers/host-states.js';
import { languageOf } from '../../controllers/language.js';
import { MyStoreController } from '../../controllers/my-store.js';
import { pageMessages } from '../../controllers/page-messages.js';
import { readByDeveloper } from '../../controllers/read-by-developer.js';
import { StockController } from '../../controllers/stock.js';
import type { BadgeMessages } from '../../domain/badge-messages.js';
import { platformId } from '../../domain/platform-id.js';
import type { StockStatus } from '../../domain/stock-status.js';
import { stockAt, summarizeStock } from '../../domain/stock-summary.js';
import { badgeMessages } from '../../i18n/en-badge.js';
import { formatsOf } from '../../i18n/formats.js';
import { createCatalogue } from '../../i18n/messages.js';
import { connectionProperties, type ConnectionProperties } from '../connection-properties.js';
import { BadgeAnnouncer } from './badge-announcer.js';
import type { BadgeSide } from './badge-side.js';
import { BadgeView } from './badge-view.js';
import type { Refined } from './stock-where.js';
import { styles } from './styles.js';

// Also what brings the events' types to the package's users.
export type * from './events.js';

/** Makes a label as long as it may become. */
const manyStores = 8888;

/** The same for every badge once it is there. */
let Side: typeof BadgeSide | undefined;

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
 * @cssstate stale - The answer shown is an old one: a newer one is on its way, or can't be had.
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
    follow: {},
    messages: { attribute: false },
  };

  readonly #connection = new ConnectionController(this);
  readonly #stock = new StockController(this, this.#connection, () => idOf(this.productId));
  readonly #myStore = new MyStoreController(this, () => this.#connection.value);
  readonly #states = new HostStates(this);
  readonly #announcer = new BadgeAnnouncer(this, this.#connection);
  readonly #catalogue = createCatalogue(badgeMessages);
  #view: BadgeView | undefined;
  #summary: Refined | undefined;
  #side: BadgeSide | undefined;
  #isSideAwaited = false;
  #isStale = false;

  declare baseUrl?: string | undefined;
  declare publicKey?: string | undefined;
  declare auth?: 'header' | 'query' | undefined;
  declare keyName?: string | undefined;

  /** The product's id: digits, or `gid://…/123`. */
  declare productId?: string | undefined;

  /**
   * The variant to begin with; absent: the one that the page's form or address names. A later change wins, the theme's
   * own signals included; taking the attribute away changes nothing.
   */
  declare variantId?: string | undefined;

  /** The store, by its id on the commerce platform; absent: my store, else all stores. */
  declare platformLocationId?: string | undefined;

  /** What to do when nothing is known: `show` or `hide`; default: show for one store, hide for all. */
  declare unknown?: 'show' | 'hide' | undefined;

  /** `none` keeps the variant as it is said here; default `auto`: follows the theme. */
  declare follow?: 'auto' | 'none' | undefined;

  /** Replaces single messages for this element. */
  declare messages?: Partial<BadgeMessages> | undefined;

  constructor() {
    super();
    // A section that is drawn anew brings a new badge: it knows what was chosen before it says anything.
    this.#addSide();
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
    // A theme's morph removes what its server never sent, and writes anew what it did: what was said since stays.
    if (name !== 'variant-id' || (value !== null && value !== old))
      super.attributeChangedCallback(name, old, value);
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
      this.#isStale && 'stale',
    );
    this.#announcer.tell(this.#stock.state, this.#summary && stockStatus, idOf(this.variantId));
    this.#bringSide();
  }

  /** Once the first status is shown, or at once where it takes the theme to know the variant. */
  #bringSide(): void {
    const { state } = this.#stock;
    const isEarly = state?.status === 'loading' && this.variantId !== undefined;
    if (this.#side || this.#isSideAwaited || !state || isEarly) return;
    this.#isSideAwaited = true;
    afterPaint(() => void this.#loadSide());
  }

  /** Where it can't be had, what is said stands, and the browser tells the developer. */
  async #loadSide(): Promise<void> {
    Side = (await import('./badge-side.js')).BadgeSide;
    this.#addSide();
    this.requestUpdate();
  }

  #addSide(): void {
    this.#side = Side && new Side(this, this.#connection, this.#stock, this.#myStore);
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

  #summarize(): Refined | undefined {
    const table = this.#stock.state?.table;
    const isOpen = this.variantId === undefined && this.follow !== 'none';
    if (!table || (isOpen && !this.#side)) return undefined;
    const variant = idOf(this.variantId);
    const location = this.#location;
    const refined = this.#side?.refine(table, variant, location);
    if (refined) return refined;
    const all = summarizeStock(table, variant);
    if (location === undefined) return all;
    const status = stockAt(table, variant, location);
    return { status, stores: status === 'out' ? all.stores : 0 };
  }

  #show(): void {
    const messages = this.#catalogue(pageMessages(), this.messages);
    const format = formatsOf(languageOf(this));
    const name = this.#storeName;
    const isOneStore = this.#location !== undefined;
    const { status, stores = 0, label } = this.#summary ?? {};
    const ageMs = Math.max(0, Date.now() - (this.#stock.state?.checkedAt ?? Infinity));
    const age = messages.stockAge(format, ageMs);
    const oldAge = status && this.#side?.age(format, ageMs);
    this.#isStale = oldAge !== undefined;
    const stock = (each: StockStatus, count: number): string =>
      isOneStore
        ? messages.stock(format, each, name, count)
        : messages.stockInStores(format, each, count);
    this.#view?.show({
      status,
      label: status ? (label?.(format) ?? stock(status, stores)) : '',
      detail: oldAge ?? age,
      longest: stock(isOneStore ? 'out' : this.unknown === 'show' ? 'unknown' : 'low', manyStores),
      longestDetail: age,
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
