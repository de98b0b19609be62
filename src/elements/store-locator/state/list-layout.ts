import { likelyCountry } from '../../../controllers/places/likely-country.js';
import { sortByTown } from '../../../domain/list/sort-by-town.js';
import type { FoundStore } from '../../../domain/store/found-store.js';
import type { Store } from '../../../domain/store/store.js';
import { countByCountry } from '../../../domain/country/count-by-country.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import type { ListState, LocatorState } from './contracts.js';
import type { FiltersFeature, Sort } from './feature-contracts.js';

type Stores = readonly FoundStore[];

/** The largest list that is looked through without help. */
export const fewStores = 50;
/** The number of stores that are seen at a glance. */
const fewestStores = 5;
const fullPage = 250;

/**
 * Whether a store is in the opened country. The shopper's own store may lead another country's
 * list.
 */
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
 * Lays out the list. Before any query, a long listing shows the stores of the likely country, by
 * state and town. Once that list is on the screen, pages that arrive only add to its end, until the
 * visitor asks for something.
 */
export class ListLayout implements ListState {
  stores: Stores = [];
  isLayoutLocked?: boolean | undefined;
  openCountry: string | null | undefined;
  above: number | undefined;
  isByCountry?: boolean;
  shownCountry: string | null | undefined;
  isGrouped?: boolean;
  isSmall?: boolean;
  sort: Sort | undefined;
  readonly #list = memoizeOne(listOf);

  update(state: LocatorState): void {
    const { results, features, words } = state;
    const { lang } = words.format;
    const filters = features?.filters;
    this.isLayoutLocked &&= results.all.length > 0;
    this.sort = filters?.sort;
    if (!this.isLayoutLocked) {
      this.#decide(state, filters);
      // The layout is locked in the next frame, because a short listing ends with its first page.
      // Near a place it is locked once stores have positions, because the nearest are not known
      // before. A frame before the first stores decides nothing.
      requestAnimationFrame(() => {
        if (results.all.length > 0 && !(features?.placing && features.search?.place))
          this.isLayoutLocked = true;
      });
    }
    this.shownCountry = this.isByCountry ? this.openCountry : null;
    const sort = this.isGrouped ? sortByTown : this.sort;
    const next = this.#list(results.stores, Number(results.hasOwn), this.shownCountry, sort, lang);
    this.stores =
      (this.isLayoutLocked && filters?.list.pending.keepOrder(this.stores, next)) || next;
  }

  #decide(state: LocatorState, filters: FiltersFeature | undefined): void {
    const { results, searchQuery, host, listing, myStore, words } = state;
    const { all } = results;
    const hasStores = all.length > 0;
    // A page that is not full is the last page. Whether the others arrive before or after the first
    // rows is chance, so they do not decide the order of the first view.
    const isFirstView = this.isLayoutLocked === undefined;
    const isWhole = all.length < fullPage || (!isFirstView && listing.status !== 'loading');
    const isPlain = !searchQuery.text.trim() && !searchQuery.area;
    const isLong = isPlain && all.length > fewStores;
    // Countries are counted only when needed: most updates answer a query.
    const isOne = isLong && countByCountry(results.stores).size < 2;
    this.isByCountry = isLong && !isOne && !filters?.isActive;
    this.isGrouped =
      (isOne || this.isByCountry) && (filters?.list.wasGrouped ?? isWhole) && !this.sort;
    // The search box must not vanish while focus is in the locator.
    this.isSmall =
      !host.withSearch &&
      hasStores &&
      isPlain &&
      isWhole &&
      all.length <= fewestStores &&
      (this.isSmall || !host.shadowRoot?.activeElement);
    // The first page may have one country while the listing has many: do not guess yet.
    if (!hasStores || isOne || this.openCountry !== undefined) return;
    this.openCountry = likelyCountry(
      all,
      (results.find(myStore?.id) ?? myStore)?.country,
      host.countries,
      words.format.lang,
    );
  }
}
