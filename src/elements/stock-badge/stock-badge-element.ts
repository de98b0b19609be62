import type { PropertyValues } from '@lit/reactive-element';
import { ConnectionController } from '../../controllers/listing/connection.js';
import { HostStates } from '../../controllers/host-states.js';
import { languageOf } from '../../controllers/words/language.js';
import { MyStoreController } from '../../controllers/listing/my-store.js';
import { createCatalogue } from '../../controllers/words/catalogue.js';
import { readByDeveloper } from '../../controllers/reports/read-by-developer.js';
import { StockController } from '../../controllers/stock/stock.js';
import { isWordless } from '../../controllers/words/translation.js';
import { variantsNear } from '../../theme-variants/product-forms.js';
import type { BadgeMessages } from '../../domain/messages/badge-messages.js';
import type { StockStatus } from '../../domain/stock/stock-status.js';
import { badgeMessages } from '../../i18n/en-badge.js';
import { formatsOf } from '../../i18n/formats.js';
import { BadgeAnnouncer } from './badge-announcer.js';
import { BadgeAttributes } from './badge-attributes.js';
import type { BadgeExtras } from './badge-extras.js';
import { badgeStock, type BadgeStock, type BadgeStore } from './badge-stock.js';
import { BadgeView } from './badge-view.js';
import { loadExtras, loadedExtras } from './load-extras.js';
import { idOf } from './id-of.js';
import { styles } from './styles.js';

// This line also gives the events' types to the package's users.
export type * from './events.js';

/**
 * Shows whether a product is in a store: in stock, low, out of stock, or unknown.
 *
 * @fires {StockBadgeLoadEvent} stock-badge-load - An answer has arrived.
 * @fires {StockBadgeErrorEvent} stock-badge-error - The inventory could not be read.
 * @fires {StockBadgeChangeEvent} stock-badge-change - The badge changes its status. Bubbles.
 * @fires {StockBadgeChooseEvent} stock-badge-choose - The dialog is about to open. Cancelable,
 *   bubbles.
 */
export class StockBadgeElement extends BadgeAttributes {
  static readonly version: string = '0.1.0';
  static override styles = styles;

  /**
   * Registers `<store-locator>` for the dialog. The entries set it. A page that registers the class
   * alone may set it too.
   */
  static loadLocator: (() => Promise<unknown>) | undefined;

  readonly #connection = new ConnectionController(this);
  readonly #stock = new StockController(this, this.#connection, () => idOf(this.productId));
  readonly #myStore = new MyStoreController(this, () => this.#connection.value);
  readonly #states = new HostStates(this);
  readonly #announcer = new BadgeAnnouncer(this, this.#connection);
  readonly #catalogue = createCatalogue(badgeMessages);
  #view: BadgeView | undefined;
  #shown: BadgeStock | undefined;
  /** The variant id; '' when no variant is chosen or named. */
  #variantId = '';
  #label = '';
  #extras: BadgeExtras | undefined;
  #areExtrasAwaited: boolean | undefined;
  #isStale: boolean | undefined;

  constructor() {
    super();
    // A theme that draws a section again creates a new badge. With its extras from the start, the
    // new badge knows the chosen variant before it shows anything.
    this.#addExtras();
  }

  /** The status that the badge shows. */
  get stockStatus(): StockStatus {
    return this.#shown?.status ?? 'unknown';
  }

  /** The time when the answer was received. */
  get checkedAt(): Date | undefined {
    const at = this.#stock.state?.checkedAt;
    return at ? new Date(at) : undefined;
  }

  get status(): 'idle' | 'loading' | 'ready' | 'error' {
    return this.#connection.problem ? 'error' : (this.#stock.state?.status ?? 'idle');
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    // A theme's morph removes attributes that its server never sent, and sets the sent ones again.
    // A variant that was chosen since must stay.
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
    if (isWordless(this)) return;
    this.#shown = this.#read();
    this.#show();
  }

  protected override updated(): void {
    this.#states.show(
      /loading|error/.exec(this.status)?.[0],
      this.#shown?.status,
      this.#isStale && 'stale',
    );
    this.#announcer.tell(this.#stock.state, this.#shown?.status, this.#variantId, this.#told);
    this.#requestExtras();
  }

  /**
   * Loads the extras once the first status is shown, or at once when only the theme knows the
   * variant. A badge without a product also loads them, because they report the missing product.
   */
  #requestExtras(): void {
    const { state } = this.#stock;
    const isEarly = state
      ? state.status === 'loading' && !state.isLate && this.#named != null
      : this.productId;
    if (this.#extras || this.#areExtrasAwaited || isEarly) return;
    this.#areExtrasAwaited = true;
    // When the extras fail to load, the badge keeps its text, and the browser reports the failure.
    void loadExtras().then(() => {
      this.#addExtras();
      this.requestUpdate();
    });
  }

  #addExtras(): void {
    const Extras = loadedExtras();
    this.#extras = Extras && new Extras(this, this.#connection, this.#stock, this.#myStore);
  }

  /** The store that the badge stands for; undefined for all stores. */
  get #store(): BadgeStore | undefined {
    const platformLocationId = idOf(this.platformLocationId);
    const mine = this.#myStore.value;
    const isMine = platformLocationId === mine?.platformLocationId;
    return platformLocationId ? { ...(isMine && mine), id: undefined, platformLocationId } : mine;
  }

  #read(): BadgeStock | undefined {
    const table = this.#stock.state?.table;
    this.#variantId = idOf(this.variantId);
    if (!table) return undefined;
    const store = this.#store;
    if (this.#extras) return this.#extras.read(table, store);
    const named = this.#named;
    // Only the extras can find out which variant is meant, if any.
    if (named == null || (this.variantId == null && !table.has(named))) return undefined;
    this.#variantId = named;
    // The extras count, once they know whether the count is of one country.
    return { ...badgeStock(table, named, store), stores: 0 };
  }

  /** The variant that the badge and the page beside it name; undefined for none or several. */
  get #named(): string | undefined {
    const follows = this.follow !== 'none';
    // Only the extras can find the form of the `for` attribute.
    if (follows && this.htmlFor) return undefined;
    const ids = follows ? variantsNear(this) : [];
    if (this.variantId != null) ids.push(this.#variantId);
    return ids.some((id) => id !== ids[0]) ? undefined : ids[0];
  }

  #show(): void {
    const messages = this.#catalogue(this);
    const format = formatsOf(languageOf(this));
    const { status, stores = 0, store, lost, label } = this.#shown ?? {};
    this.#isStale = !!status && this.#extras?.isStale;
    this.#label = !status
      ? ''
      : label
        ? label(format)
        : store
          ? messages.stock(format, status, store.name, stores)
          : messages.stockInStores(format, status, stores);
    this.#view?.show({
      status,
      label: this.#label,
      detail: this.#extras?.notice(format) ?? '',
      act: this.#canChoose ? messages[store ? 'changeStore' : 'chooseStore'] : '',
      hasStores: this.withStores,
      visible:
        status === 'unknown'
          ? this.unknown === 'show' || ((store ?? lost) && this.unknown !== 'hide')
          : status,
      fallback: status ? '' : this.#fallback(messages),
      blank: !this.textContent.trim() && !this.firstElementChild,
    });
  }

  /** The label for the page's scripts; '' while the number of stores is not known. */
  get #told(): string {
    const { store, stores, label } = this.#shown ?? {};
    return store || stores || label ? this.#label : '';
  }

  /** A badge with a fixed store offers no choice. */
  get #canChoose(): unknown {
    return !this.platformLocationId && (StockBadgeElement.loadLocator ?? this.picker === 'event');
  }

  /**
   * Returns the text for a badge without a status. It is empty for `unknown="hide"`, so that no
   * sentence comes and goes with each try.
   */
  #fallback({ stockFailed: error, stockLoading: loading }: BadgeMessages): string {
    const { problem } = this.#connection;
    if (problem && readByDeveloper()) return problem.message;
    const sentences: Partial<Record<string, string>> = { error, idle: '' };
    return this.unknown === 'hide' ? '' : (sentences[this.status] ?? loading);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'stock-badge': StockBadgeElement;
  }
}
