import { languageOf } from '../../../controllers/words/language.js';
import { createCatalogue } from '../../../controllers/words/catalogue.js';
import type { BadgeMessages, StoreListMessages } from '../../../domain/messages/badge-messages.js';
import type { Formats } from '../../../domain/messages/formats.js';
import type { StockTable } from '../../../domain/stock/stock-table.js';
import type { Position, Store } from '../../../domain/store/store.js';
import { storeTitle } from '../../../domain/store/store-title.js';
import { storesWithStock, type StockedStore } from '../../../domain/stock/stores-with-stock.js';
import { badgeMessages } from '../../../i18n/en-badge.js';
import { storeListMessages } from '../../../i18n/en-store-list.js';
import { formatsOf } from '../../../i18n/formats.js';
import { idOf } from '../id-of.js';
import type { ExtrasHost } from './extras-host.js';

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
  /** Turns a button into one that opens the dialog with all stores. */
  readonly lead: (button: HTMLButtonElement) => void;
}

/** The most stores in the list: the number that a visitor reads through in a product's form. */
const most = 5;

type Words = BadgeMessages & StoreListMessages;
type Line = readonly [href: string, title: string, label: string, status: string];

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
  readonly #list = document.createElement('ul');
  readonly #more = document.createElement('button');
  #having: readonly Store[] = [];
  #drawn: readonly StockedStore[] = [];
  #text = '';
  /** The inputs of the list that is shown now. */
  #shown: readonly unknown[] = [];

  constructor(host: ExtrasHost, options: StoresOptions) {
    this.#host = host;
    this.#options = options;
    this.#details.part.add('stores');
    this.#details.append(this.#summary, this.#list);
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
    const format = formatsOf(languageOf(this.#host));
    const made = [
      table,
      stores,
      variantId,
      this.#options.own(),
      from?.lat,
      from?.lng,
      words,
      format,
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
    if (having?.length) this.#draw(this.#held(having), words, format);
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

  get #links(): HTMLElement[] {
    return [...this.#list.querySelectorAll('a')];
  }

  get #focused(): Element | null {
    return this.#host.shadowRoot?.activeElement ?? null;
  }

  #draw(having: readonly StockedStore[], words: Words, format: Formats): void {
    const shown = having.slice(0, most);
    const more = having.length - shown.length;
    const names = shown.map(({ store }) => store.name);
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    const lines = shown.map(({ store, status }) => {
      const title = storeTitle(store, repeated);
      const label = words.mapsLinkName(format, title);
      return [store.mapsUrl, title, label, words.stock(format, status, undefined, 0)] as const;
    });
    const last = more ? words.moreStores(format, more) : '';
    this.#summary.textContent = words.storesWithStock;
    if (this.#details.open) this.#options.locate(this.#having);
    const text = `${lines.join('\n')}\n${last}`;
    // The same rows again would lose the focus.
    if (text !== this.#text) this.#replace(lines, last, shown);
    this.#text = text;
    this.#drawn = shown;
    if (this.#details.isConnected) return;
    this.#host.shadowRoot?.querySelector('[part=icon]')?.parentElement?.append(this.#details);
  }

  /** Replaces the rows. The focus stays with its store, or goes to the line that opens the list. */
  #replace(lines: readonly Line[], last: string, shown: readonly StockedStore[]): void {
    const focused = this.#focused;
    const hadFocus = this.#list.contains(focused);
    const id = this.#drawn[this.#links.indexOf(focused as HTMLElement)]?.store.id;
    const rows = lines.map(([href, title, label, status]) => {
      const link = document.createElement('a');
      Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer' });
      link.textContent = title;
      link.setAttribute('aria-label', label);
      return row(link, ` · ${status}`);
    });
    if (last) rows.push(row(this.#moreOf(last)));
    this.#list.replaceChildren(...rows);
    if (!hadFocus) return;
    const own = this.#links[shown.findIndex(({ store }) => store.id === id)];
    const same = focused === this.#more && this.#more.isConnected ? this.#more : own;
    (same ?? this.#summary).focus({ preventScroll: true });
  }

  /** A badge of one fixed store leads to no other store, so it gets a plain text. */
  #moreOf(text: string): Node {
    this.#more.textContent = text;
    return this.#host.platformLocationId ? document.createTextNode(text) : this.#more;
  }
}

function row(...content: (Node | string)[]): HTMLElement {
  const item = document.createElement('li');
  item.append(...content);
  return item;
}
