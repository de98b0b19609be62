import type { PropertyValues } from '@lit/reactive-element';
import { afterPaint } from '../../controllers/after-paint.js';
import { ConnectionController } from '../../controllers/connection.js';
import { HostStates } from '../../controllers/host-states.js';
import { languageOf } from '../../controllers/language.js';
import { MyStoreController } from '../../controllers/my-store.js';
import { pageMessages } from '../../controllers/page-messages.js';
import { readByDeveloper } from '../../controllers/read-by-developer.js';
import { StockController } from '../../controllers/stock.js';
import type { BadgeMessages } from '../../domain/badge-messages.js';
import type { StockStatus } from '../../domain/stock-status.js';
import { stockAt, summarizeStock } from '../../domain/stock-summary.js';
import { badgeMessages } from '../../i18n/en-badge.js';
import { formatsOf } from '../../i18n/formats.js';
import { createCatalogue } from '../../i18n/messages.js';
import { BadgeAnnouncer } from './badge-announcer.js';
import { BadgeAttributes } from './badge-attributes.js';
import type { BadgeSide } from './badge-side.js';
import { BadgeView } from './badge-view.js';
import { idOf } from './id-of.js';
import type { Refined } from './stock-where.js';
import { styles } from './styles.js';

// Also what brings the events' types to the package's users.
export type * from './events.js';

/** Makes a label as long as it may become. */
const manyStores = 8888;
const manyMinutesMs = 59 * 60_000;

/** The same for every badge once it is there. */
let Side: typeof BadgeSide | undefined;

/**
 * Whether a product is in a store: in stock, low, out of stock, or honestly unknown.
 *
 * @fires {StockBadgeLoadEvent} stock-badge-load - An answer has arrived.
 * @fires {StockBadgeErrorEvent} stock-badge-error - The inventory could not be read.
 * @fires {StockBadgeChangeEvent} stock-badge-change - The badge says something else than before. Bubbles.
 * @fires {StockBadgeChooseEvent} stock-badge-choose - The visitor wants to choose a store; cancelable, before the dialog opens. Bubbles.
 */
export class StockBadgeElement extends BadgeAttributes {
  static readonly version: string = '0.1.0';
  static override styles = styles;

  /** Registers `<store-locator>` for the dialog. The entries supply it; whoever registers the class alone may. */
  static loadLocator: (() => Promise<unknown>) | undefined;

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

  /**
   * Once the first status is shown, or at once where it takes the theme to know the variant. Where there is no product,
   * it is what says so.
   */
  #bringSide(): void {
    const { state } = this.#stock;
    const isEarly = state
      ? state.status === 'loading' && this.variantId !== undefined
      : this.productId;
    if (this.#side || this.#isSideAwaited || isEarly) return;
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
    this.#isStale = !!status && !!this.#side?.isStale;
    const stock = (each: StockStatus, count: number): string =>
      isOneStore
        ? messages.stock(format, each, name, count)
        : messages.stockInStores(format, each, count);
    this.#view?.show({
      status,
      label: status ? (label?.(format) ?? stock(status, stores)) : '',
      detail: (status && this.#side?.detail(format, ageMs)) ?? messages.stockAge(format, ageMs),
      act: this.#canChoose ? messages[this.#myStore.value ? 'changeStore' : 'chooseStore'] : '',
      longest: stock(isOneStore ? 'out' : this.unknown === 'show' ? 'unknown' : 'low', manyStores),
      longestDetail: messages.stockAge(format, manyMinutesMs),
      storesLine: this.withStores ? '…' : '',
      visible:
        status === 'unknown'
          ? this.unknown === 'show' || (isOneStore && this.unknown !== 'hide')
          : !!status,
      fallback: status ? undefined : this.#fallback(messages),
      blank: !this.textContent.trim() && !this.firstElementChild,
    });
  }

  /** Not of a badge that stands for one store. */
  get #canChoose(): unknown {
    return !this.platformLocationId && (StockBadgeElement.loadLocator ?? this.picker === 'event');
  }

  #fallback({ stockFailed: error, stockLoading: loading }: BadgeMessages): string {
    const { problem } = this.#connection;
    if (problem && readByDeveloper()) return problem.message;
    const sentences: Partial<Record<string, string>> = { error, loading };
    return sentences[this.status] ?? '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'stock-badge': StockBadgeElement;
  }
}
