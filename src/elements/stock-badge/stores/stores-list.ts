import { countryHints } from '../../../controllers/country-hints.js';
import { languageOf } from '../../../controllers/language.js';
import { pageMessages } from '../../../controllers/page-messages.js';
import type { BadgeMessages, StoreListMessages } from '../../../domain/badge-messages.js';
import type { Formats } from '../../../domain/formats.js';
import type { StockTable } from '../../../domain/stock-table.js';
import type { Store } from '../../../domain/store.js';
import { storeTitle } from '../../../domain/store-title.js';
import { storesInLikelyCountry } from '../../../domain/stores-in-likely-country.js';
import { storesWithStock, type StockedStore } from '../../../domain/stores-with-stock.js';
import { badgeMessages } from '../../../i18n/en-badge.js';
import { storeListMessages } from '../../../i18n/en-store-list.js';
import { formatsOf } from '../../../i18n/formats.js';
import { createCatalogue } from '../../../i18n/messages.js';
import { idOf } from '../id-of.js';
import type { SideHost } from '../side/side-host.js';
import type { StoresOptions } from '../side/stores-loader.js';

/** As many as one looks through in a product's form. */
const most = 5;

type Words = BadgeMessages & StoreListMessages;

/** The stores that have it, behind a line that opens the list: what stands below moves only when the visitor wants it. */
export class StoresList {
  readonly #host: SideHost;
  readonly #options: StoresOptions;
  readonly #catalogue = createCatalogue<Words>({ ...badgeMessages, ...storeListMessages });
  readonly #details = document.createElement('details');
  readonly #summary = document.createElement('summary');
  readonly #list = document.createElement('ul');
  readonly #more = document.createElement('button');
  /** What the list was made of. */
  #shown: readonly unknown[] = [];

  constructor(host: SideHost, options: StoresOptions) {
    this.#host = host;
    this.#options = options;
    this.#details.part.add('stores');
    this.#details.append(this.#summary, this.#list);
    options.lead(this.#more);
  }

  show(table: StockTable | undefined, stores: readonly Store[]): void {
    const { variantId, platformLocationId } = this.#host;
    const from = this.#options.from();
    const words = this.#catalogue(pageMessages(), this.#host.messages);
    const format = formatsOf(languageOf(this.#host));
    const made = [
      table,
      stores,
      variantId,
      platformLocationId,
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
        among: from ? undefined : storesInLikelyCountry(stores, countryHints(this.#host)),
      });
    if (having?.length) this.#draw(having, words, format);
    else this.#details.remove();
  }

  #draw(having: readonly StockedStore[], words: Words, format: Formats): void {
    const shown = having.slice(0, most);
    const names = shown.map(({ store }) => store.name);
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    const rows = shown.map(({ store, status }) => {
      const title = storeTitle(store, repeated);
      const link = document.createElement('a');
      Object.assign(link, { href: store.mapsUrl, target: '_blank', rel: 'noopener noreferrer' });
      link.textContent = title;
      link.setAttribute('aria-label', words.mapsLinkName(format, title));
      return row(link, ` · ${words.stock(format, status, undefined, 0)}`);
    });
    const more = having.length - shown.length;
    if (more) rows.push(row(this.#moreOf(words.moreStores(format, more))));
    this.#summary.textContent = words.storesWithStock;
    this.#list.replaceChildren(...rows);
    if (this.#details.isConnected) return;
    this.#host.shadowRoot?.querySelector('[part=icon]')?.parentElement?.append(this.#details);
  }

  /** A badge of one store leads to no other. */
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
