import type { ReactiveController } from '@lit/reactive-element';
import { adoptSheet, sheetOf } from '../../controllers/look/adopt-sheet.js';
import type { ConnectionController } from '../../controllers/listing/connection.js';
import { likelyCountry } from '../../controllers/places/likely-country.js';
import { countriesOnPage, isListingAwaited } from '../../controllers/listing/page-locators.js';
import { languageOf } from '../../controllers/words/language.js';
import { KnownStores } from '../../controllers/listing/known-stores.js';
import { LatePart } from '../../controllers/loading/late-part.js';
import { languageWatch } from '../../controllers/watches/language-watch.js';
import type { MyStoreController } from '../../controllers/listing/my-store.js';
import { createCatalogue } from '../../controllers/words/catalogue.js';
import { StockRefresh } from '../../controllers/stock/stock-refresh.js';
import type { StockController } from '../../controllers/stock/stock.js';
import { VariantFollower } from '../../theme-variants/variant-follower.js';
import { variantWatch } from '../../theme-variants/variant-watch.js';
import { watch } from '../../controllers/watches/watch.js';
import type { BadgeExtrasMessages } from '../../domain/messages/badge-messages.js';
import type { Formats } from '../../domain/messages/formats.js';
import type { StockTable } from '../../domain/stock/stock-table.js';
import type { Position } from '../../domain/store/store.js';
import { productLevelStock } from '../../domain/stock/product-level-stock.js';
import { toMyStore } from '../../domain/store/my-store.js';
import { badgeExtrasMessages } from '../../i18n/en-badge-extras.js';
import { formatsOf } from '../../i18n/formats.js';
import { badgeStock, type BadgeStock, type BadgeStore } from './badge-stock.js';
import { idOf } from './id-of.js';
import { ageOf } from './extras/age-of.js';
import { AnswerAge } from './extras/answer-age.js';
import { LiveLabel } from './extras/live-label.js';
import { MissingProduct } from './extras/missing-product.js';
import type { ExtrasHost } from './extras/extras-host.js';
import { StoreChoice } from './extras/store-choice.js';
import { StoresLoader } from './extras/stores-loader.js';
import extrasCss from './extras/extras.css';
import { TryAgain } from './extras/try-again.js';
import { WholeText } from './extras/whole-text.js';
import type * as stockWhere from './stock-where.js';

/** Undefined when there is no DOM. */
const extrasSheet = sheetOf(extrasCss);

type Where = Readonly<
  Pick<typeof stockWhere, 'stockWhere' | 'positionOf' | 'inReachOf' | 'locate' | 'storePlaces'>
>;

/**
 * The parts of a badge that its first status does not need.
 *
 * They follow the theme's variant, keep the answer fresh and lead to another store. They also say
 * more when the merchant's stores are known from elsewhere on the page or from an earlier page.
 */
export class BadgeExtras implements ReactiveController {
  /** The variant events that the page has fired before this code was loaded. */
  static set early(events: readonly Event[]) {
    variantWatch().early = events;
  }

  readonly #host: ExtrasHost;
  readonly #connection: ConnectionController;
  readonly #stock: StockController;
  readonly #known: KnownStores;
  readonly #choice: StoreChoice;
  #hasSheet = false;
  #store: BadgeStore | undefined;
  #shown: BadgeStock | undefined;
  readonly #where: LatePart<Where>;
  #isWhereAwaited = false;
  readonly #catalogue = createCatalogue(badgeExtrasMessages);

  constructor(
    host: ExtrasHost,
    connection: ConnectionController,
    stock: StockController,
    myStore: MyStoreController,
  ) {
    this.#host = host;
    this.#connection = connection;
    this.#stock = stock;
    this.#known = new KnownStores(host, connection);
    this.#where = new LatePart<Where>(host, 'stock in other stores', async () => {
      const where = await import('./stock-where.js');
      return () => {
        watch(host, where.storePlaces);
        return where;
      };
    });
    new StockRefresh(host, stock);
    watch(host, languageWatch);
    new VariantFollower(host, () => stock.state?.table);
    new LiveLabel(host);
    new MissingProduct(host);
    new WholeText(host);
    new TryAgain(host, stock, () => this.#messages.tryAgain);
    new AnswerAge(host, stock, () => (this.#isWaiting ? undefined : this.#messages));
    // The locator in the dialog may have left the page before it could tell that its listing has
    // been read.
    this.#choice = new StoreChoice(host, myStore, (src) => this.#known.tell(src));
    new StoresLoader(host, {
      table: () => stock.state?.table && this.#tableOf(stock.state.table),
      known: () => this.#where.value?.storePlaces().of(this.#known.value) ?? [],
      inReach: (stores) => this.#where.value?.inReachOf(stores, this.#store, this.#likelyCountry),
      locate: (stores) =>
        this.#store && this.#where.value?.locate(host, this.#known.value, this.#store, stores),
      own: () => this.#store?.id ?? this.#store?.platformLocationId,
      from: () => this.#from,
      fromName: () => this.#shown?.store?.name,
      choose: (store) => myStore.choose(toMyStore(store)),
      lead: (button) => this.#choice.lead(button),
    });
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#hasSheet || this.#isWaiting) return;
    this.#hasSheet = true;
    adoptSheet(this.#host, extrasSheet);
    // A locator of the page may take long, so the button does not wait for the number of stores.
    if (!this.#known.value.length && isListingAwaited())
      this.#host.shadowRoot?.querySelector('[part=label]')?.classList.add('counting');
  }

  /**
   * Returns the stock that the badge shows. It says more than the inventory alone when the
   * merchant's stores are known.
   */
  read(answer: StockTable, store: BadgeStore | undefined): BadgeStock {
    const table = this.#tableOf(answer);
    const variantId = idOf(this.#host.variantId ?? '');
    const stores = this.#known.value;
    if (stores.length) this.#bringWhere();
    this.#store = store;
    if (stores.length && this.#where.value) {
      const likely = this.#likelyCountry;
      const messages = this.#messages;
      const query = { host: this.#host, table, variantId, stores, likelyCountry: likely, messages };
      this.#shown = this.#where.value.stockWhere(query, store);
    } else {
      const all = badgeStock(table, variantId, store);
      // No number is shown that the stores of the likely country would soon replace.
      this.#shown = this.#isScopeKnown ? all : { ...all, stores: 0 };
    }
    return this.#shown;
  }

  /**
   * True until the label is final. The buttons are shown together with it, since they would move if
   * it needed another number of lines.
   */
  get #isWaiting(): boolean {
    return this.#connection.value !== undefined && !this.#known.isSettled;
  }

  /** True when no listing is known, and none is about to be. */
  get #isScopeKnown(): boolean {
    const { isSettled, value } = this.#known;
    return isSettled && !value.length && !isListingAwaited();
  }

  /** Guesses the visitor's country as the page's locators do. */
  readonly #likelyCountry: stockWhere.LikelyCountry = (stores, own) => {
    const { lang } = formatsOf(languageOf(this.#host));
    return likelyCountry(stores, own, countriesOnPage(), lang);
  };

  /** Without a variant id, `''` stands for the product as a whole. */
  #tableOf(table: StockTable): StockTable {
    return this.#host.variantId == null ? productLevelStock(table) : table;
  }

  /** Loads this code only when needed: few pages know their stores without a locator. */
  #bringWhere(): void {
    if (this.#isWhereAwaited) return;
    this.#isWhereAwaited = true;
    void this.#where.ask();
  }

  /** True when the answer shown is an old one: a newer one is loading, or has failed to load. */
  get isStale(): boolean {
    const { status, refreshing } = this.#stock.state ?? {};
    return refreshing === true || status === 'error';
  }

  /** Returns a text that stands beside the button; '' for none. */
  notice(format: Formats): string {
    if (this.#choice.hasFailed) return this.#messages.chooserFailed;
    const lost = this.#shown?.lost;
    if (lost !== undefined) return this.#messages.myStoreLost(lost);
    return this.isStale && !this.#stock.state?.refreshing
      ? this.#messages.stockNotRenewed(format, ageOf(this.#stock))
      : '';
  }

  /** The visitor's starting position: the store that the badge stands for. */
  get #from(): Position | undefined {
    return this.#store && this.#where.value?.positionOf(this.#known.value, this.#store);
  }

  get #messages(): BadgeExtrasMessages {
    return this.#catalogue(this.#host);
  }
}
