import { minuteWatch } from '../../../controllers/watches/minute-watch.js';
import { statusWatch } from '../../../controllers/watches/status-watch.js';
import { watch } from '../../../controllers/watches/watch.js';
import { languageOf } from '../../../controllers/words/language.js';
import { createCatalogue } from '../../../controllers/words/catalogue.js';
import type { BadgeMessages, StoreListMessages } from '../../../domain/messages/badge-messages.js';
import type { MapFormats } from '../../../domain/messages/formats.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import { statusOnPage, unitsOnPage } from '../../../controllers/listing/page-locators.js';
import type { StockTable } from '../../../domain/stock/stock-table.js';
import type { Position, Store } from '../../../domain/store/store.js';
import { storeTitle } from '../../../domain/store/store-title.js';
import { storesWithStock, type StockedStore } from '../../../domain/stock/stores-with-stock.js';
import { badgeMessages } from '../../../i18n/en-badge.js';
import { storeListMessages } from '../../../i18n/en-store-list.js';
import { formatsOf } from '../../../i18n/formats.js';
import { mapFormatsOf } from '../../../i18n/map-formats.js';
import { idOf } from '../id-of.js';
import type { ExtrasHost } from './extras-host.js';
import { choiceWords, distanceWords, drawLine, type StoreLine } from './store-line.js';

/** The functions by which the list asks its badge. */
export interface StoresOptions {
  readonly table: () => StockTable | undefined;
  /** The stores that are known without a request. */
  readonly known: () => readonly Store[];
  /** The stores of the list that the visitor may choose; undefined for all of them. */
  readonly inReach: (stores: readonly Store[]) => readonly Store[] | undefined;
  /** Looks up the positions of these stores, so that the nearest come first. */
  readonly locate: (stores: readonly Store[]) => void;
  /** The id of the store that the badge stands for: the service's id or the platform's id. */
  readonly own: () => unknown;
  /** The position at which the visitor's way begins. */
  readonly from: () => Position | undefined;
  /** The name of the store at that position. */
  readonly fromName: () => string | undefined;
  /** Makes a store the shopper's own. */
  readonly choose: (store: Store) => void;
  /** Turns a button into one that opens the dialog with all stores. */
  readonly lead: (button: HTMLButtonElement) => void;
}

/** The most stores in the list: the number that a visitor reads through in a product's form. */
const most = 5;

type Words = BadgeMessages & StoreListMessages;

/**
 * The list of stores that have the product. A line opens it, so that the content below moves only
 * when the visitor wants it.
 */
export class StoresList {
  readonly #host: ExtrasHost;
  readonly #options: StoresOptions;
  readonly #catalogue = createCatalogue<Words>({ ...badgeMessages, ...storeListMessages });
  readonly #details = document.createElement('details');
  readonly #summary = document.createElement('summary');
  /** Says from where the distances are measured. */
  readonly #from = document.createElement('p');
  readonly #list = document.createElement('ul');
  readonly #more = document.createElement('button');
  readonly #formats = memoizeOne(mapFormatsOf);
  #having: readonly Store[] = [];
  #drawn: readonly StockedStore[] = [];
  #text = '';
  /** The inputs of the list that is shown now. */
  #shown: readonly unknown[] = [];

  constructor(host: ExtrasHost, options: StoresOptions) {
    this.#host = host;
    this.#options = options;
    // A status of opening hours follows the clock.
    watch(host, minuteWatch);
    watch(host, statusWatch);
    this.#details.part.add('stores');
    this.#details.append(this.#summary, this.#from, this.#list);
    options.lead(this.#more);
    // No map data is requested before the visitor is likely to open the list.
    for (const type of ['pointerenter', 'focus', 'click'])
      this.#summary.addEventListener(type, () => options.locate(this.#having));
    // Rows that were held in place for a reader are now sorted.
    for (const type of ['pointerleave', 'focusout'])
      this.#list.addEventListener(type, () => {
        this.#shown = [];
        host.requestUpdate();
      });
  }

  show(table: StockTable | undefined, stores: readonly Store[]): void {
    const { variantId } = this.#host;
    const from = this.#options.from();
    const words = this.#catalogue(this.#host);
    const format = this.#formats(formatsOf(languageOf(this.#host)), unitsOnPage());
    const made = [
      table,
      stores,
      variantId,
      this.#options.own(),
      this.#options.fromName(),
      from?.lat,
      from?.lng,
      words,
      format,
      this.#drawn.map(({ store }) => statusOnPage(store, format.lang)).join(),
    ];
    if (made.every((value, index) => value === this.#shown[index])) return;
    this.#shown = made;
    const having =
      table &&
      storesWithStock(table, idOf(variantId), stores, {
        from,
        among: from ? undefined : this.#options.inReach(stores),
      });
    this.#having = having?.map(({ store }) => store) ?? [];
    if (having?.length) this.#draw(this.#held(having), words, format, from);
    else this.#details.remove();
  }

  /** Keeps the rows in their order while the visitor's pointer or focus is in the list. */
  #held(having: readonly StockedStore[]): readonly StockedStore[] {
    const isRead = this.#list.matches(':hover') || this.#list.contains(this.#focused);
    if (!isRead) return having;
    const ids = this.#drawn.map(({ store }) => store.id);
    const held = ids.flatMap((id) => having.find(({ store }) => store.id === id) ?? []);
    return [...held, ...having.filter((each) => !held.includes(each))];
  }

  get #focused(): Element | null {
    return this.#host.shadowRoot?.activeElement ?? null;
  }

  #draw(
    having: readonly StockedStore[],
    words: Words,
    format: MapFormats,
    from: Position | undefined,
  ): void {
    const shown = having.slice(0, most);
    const more = having.length - shown.length;
    const names = shown.map(({ store }) => store.name);
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    const lines = shown.map((each) => this.#lineOf(each, repeated, words, format, from));
    const last = more ? words.moreStores(format, more) : '';
    const name = this.#options.fromName();
    this.#summary.textContent = words.storesWithStock;
    this.#from.textContent =
      name && shown.some(({ store }) => from && store.position)
        ? words.distancesFrom(format, name)
        : '';
    if (this.#details.open) this.#options.locate(this.#having);
    const text = JSON.stringify([lines, last]);
    // The same rows again would lose the focus.
    if (text !== this.#text) this.#replace(lines, last, shown);
    this.#text = text;
    this.#drawn = shown;
    if (this.#details.isConnected) return;
    this.#host.shadowRoot?.querySelector('[part=icon]')?.parentElement?.append(this.#details);
  }

  #lineOf(
    { store, status }: StockedStore,
    repeated: ReadonlySet<string>,
    words: Words,
    format: MapFormats,
    from: Position | undefined,
  ): StoreLine {
    const title = storeTitle(store, repeated);
    const isMine = [store.id, store.platformLocationId].includes(this.#options.own() as string);
    // Nobody is told the way from a store to itself.
    const distance = isMine ? '' : distanceWords(words, format, from, store);
    const stock = words.stock(format, status, undefined, 0);
    return {
      title,
      facts: [stock, distance, statusOnPage(store, format.lang)].filter(Boolean).join(' · '),
      href: store.mapsUrl,
      link: words.mapsLink,
      linkName: words.mapsLinkName(format, title),
      // A badge of one fixed store offers no choice.
      ...(this.#host.platformLocationId
        ? { choose: '', chooseName: '' }
        : choiceWords(words, format, title, isMine)),
    };
  }

  /** Replaces the rows. The focus stays with its store, or goes to the line that opens the list. */
  #replace(lines: readonly StoreLine[], last: string, shown: readonly StockedStore[]): void {
    const focused = this.#focused;
    const hadFocus = this.#list.contains(focused);
    const before = [...this.#list.children].findIndex((row) => row.contains(focused));
    const id = this.#drawn[before]?.store.id;
    const rows = lines.map((line, index) =>
      drawLine(line, () => this.#options.choose(shown[index]!.store)),
    );
    const end = document.createElement('li');
    end.append(this.#moreOf(last));
    this.#list.replaceChildren(...rows, ...(last ? [end] : []));
    if (!hadFocus) return;
    const row = rows[shown.findIndex(({ store }) => store.id === id)];
    const own = row?.querySelector<HTMLElement>(focused?.matches('a') ? 'a' : 'button');
    const same = focused === this.#more && this.#more.isConnected ? this.#more : own;
    (same ?? this.#summary).focus({ preventScroll: true });
  }

  /** A badge of one fixed store leads to no other store, so it gets a plain text. */
  #moreOf(text: string): Node {
    this.#more.textContent = text;
    return this.#host.platformLocationId ? document.createTextNode(text) : this.#more;
  }
}
