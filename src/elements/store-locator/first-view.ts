import { languageOf } from '../../controllers/language.js';
import { byTown } from '../../domain/by-town.js';
import type { FoundStore } from '../../domain/found-store.js';
import type { Store } from '../../domain/store.js';
import { likelyCountryName } from '../../domain/likely-country-name.js';
import { countByCountry } from '../../domain/count-by-country.js';
import type { LocatorState } from './locator-state.js';
import { memo } from './memo.js';

type Stores = readonly FoundStore[];
type Sort = (stores: Stores, lang: string) => Stores;

/** As many rows as are looked through without help. */
export const fewStores = 50;
/** As few as are seen at a glance. */
const fewestStores = 5;
const fullPage = 250;

/** Whether it is of this country: the shopper's own store comes first in another's list too. */
export const isIn = ({ country, countryCode }: Store, opened: string | null | undefined): boolean =>
  opened == null || country === opened || countryCode === opened;

const listOf = (
  stores: Stores,
  own: number,
  opened: string | null | undefined,
  sort: Sort | undefined,
  lang: string,
): Stores => {
  const isPart = own > 0 || opened != null;
  const list = isPart ? stores.slice(own).filter((store) => isIn(store, opened)) : stores;
  const sorted = sort?.(list, lang) ?? list;
  return isPart ? [...stores.slice(0, own), ...sorted] : sorted;
};

/**
 * What the list shows of a long listing before anything is asked: the likely country's stores, by state and town. Once
 * that is on the screen, pages that arrive only add to its end, until the visitor asks for something.
 */
export class FirstView {
  /** The stores of the list, in its order. */
  stores: Stores = [];
  /** The list is laid out; false to have it laid out anew. */
  isFixed?: boolean;
  /** The country whose stores are the list: its code, or its name as the service spells it. Null: all are wanted. */
  opened: string | null | undefined;
  /** There are several countries, of which one is opened. */
  hasParts?: boolean;
  /** What is shown of them; null when it is all. */
  get part(): string | null | undefined {
    return this.hasParts ? this.opened : null;
  }

  isGrouped?: boolean;
  /** Whether it was before the visitor searched, once that is decided; else all of the listing tells. */
  wasGrouped: boolean | undefined;
  /** Nobody searches among so few, unless they have begun to. */
  isSmall?: boolean;
  /** Something narrows the list already. */
  isNarrowed?: boolean;
  /** The country that the visitor has chosen: its code, or its name as the service spells it. */
  country: string | undefined;
  /** The order that the visitor chose, if it is not the list's own. */
  sort: Sort | undefined;
  /** Keeps what is on the screen where it is when the list changes by itself. */
  hold: ((shown: Stores, next: Stores) => Stores) | undefined;
  /** Whether the visitor is in the rows that are shown, since they have asked; only what keeps the list tells. */
  declare isInUse?: () => boolean;
  /** A store's town and postal code as its country writes them, once that is known. */
  townOf: ((store: Store) => string | undefined) | undefined;
  readonly #list = memo(listOf);
  readonly #names = memo((lang: string) =>
    (/^en\b/.test(lang) ? ['en'] : ['en', lang]).map(
      (one) => new Intl.DisplayNames(one, { type: 'region' }),
    ),
  );

  update(state: LocatorState): void {
    const { results, side, words } = state;
    const { lang } = words.format;
    this.isFixed &&= results.all.length > 0;
    if (!this.isFixed) {
      this.#decide(state, lang);
      // Not before it is painted: the end of a short listing comes with its first page. The nearest stores are not known
      // before some are placed; what is asked by then counts.
      requestAnimationFrame(
        () => (this.isFixed ||= results.all.length > 0 && !(side?.placing && side.search?.place)),
      );
    }
    const sort = this.isGrouped ? byTown : this.sort;
    const next = this.#list(results.stores, Number(results.hasOwn), this.part, sort, lang);
    this.stores = (this.isFixed && this.hold?.(this.stores, next)) || next;
  }

  #decide(state: LocatorState, lang: string): void {
    const { results, asked, host, listing, mine } = state;
    const { all } = results;
    const hasStores = all.length > 0;
    // A page that is not full is the last.
    const isWhole = listing.status !== 'loading' || all.length < fullPage;
    const isPlain = !asked.text.trim() && !asked.area;
    const isLong = isPlain && all.length > fewStores;
    // Counted where it is asked for only: most updates answer a search.
    const isOne = isLong && countByCountry(results.stores).size < 2;
    this.hasParts = isLong && !isOne && !this.isNarrowed;
    this.isGrouped = (isOne || this.hasParts) && (this.wasGrouped ?? isWhole) && !this.sort;
    // Nothing vanishes that the visitor is in.
    this.isSmall =
      !host.withSearch &&
      hasStores &&
      isPlain &&
      isWhole &&
      all.length <= fewestStores &&
      (this.isSmall || !host.shadowRoot?.activeElement);
    // The first page may be of one country, the listing of many.
    if (!hasStores || isOne || this.opened !== undefined) return;
    // Behind a language's letters only.
    const hints = `${host.countries} ${languageOf(host).slice(2)}`;
    const codes = hints.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [];
    this.opened = likelyCountryName(
      countByCountry(all),
      (results.find(mine.value?.id) ?? mine.value)?.country,
      codes,
      (code) => this.#names(lang).map((name) => name.of(code)),
    );
  }
}
