import { LatePart } from '../../../controllers/loading/late-part.js';
import { adoptSheet, sheetOf } from '../../../controllers/look/adopt-sheet.js';
import { Precompute } from '../../../scheduling/precompute.js';
import { sortByName } from '../../../domain/list/sort-by-name.js';
import { sortByTown } from '../../../domain/list/sort-by-town.js';
import { memoizeOne } from '../../../domain/memoize-one.js';
import type { FoundStore } from '../../../domain/store/found-store.js';
import { normalizeStores, normalizeTowns } from '../../../domain/search/normalize-stores.js';
import { searchTextsOf } from '../../../domain/search/store-index.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import type { FilterableState } from '../state/filterable-state.js';
import type { LocatorActions } from '../state/contracts.js';
import type { ListFeature, ListFilter, Sort } from '../state/feature-contracts.js';
import { localizedAddresses } from './localized-addresses.js';
import { coveredBy } from './covered-by.js';
import { CountryGroups, type CountryGroupsOptions } from './country-groups.js';
import { RememberedGrouping } from './remembered-grouping.js';
import { FewStores } from './few-stores.js';
import { RevealSelection, type RevealSelectionOptions } from './reveal-selection.js';
import { NothingFound, type NothingFoundOptions } from './nothing-found.js';
import { PendingStores, type PendingStoresOptions } from './pending-stores.js';
import { FocusFallback } from './focus-fallback.js';
import { GrowingList } from './growing-list.js';
import { markPointed } from './pointed-store.js';
import { listenForListKeys } from './list-keyboard.js';
import { RowExtras } from './row-extras.js';
import { RovingTabindex } from './roving-tabindex.js';
import { withArticles } from './with-articles.js';
import { FeaturedStores } from './details/featured-stores.js';
import type { TagFacets } from './details/tag-facets.js';
import listCss from './list.css';

/** The style sheet; undefined when there is no DOM. */
const listSheet = sheetOf(listCss);

interface ListFeatureOptions
  extends
    Omit<CountryGroupsOptions, 'forgetGrouping'>,
    RevealSelectionOptions,
    PendingStoresOptions,
    NothingFoundOptions,
    Pick<LocatorActions, 'mark'> {
  readonly view: () => FilterableState;
  /** Returns the stores that the result line counts, when these are not all results. */
  readonly counted: () => readonly FoundStore[] | undefined;
}

/** The tools of the list. Views use some of them; the filters use all. */
export interface ListTools extends ListFeature {
  readonly pending: PendingStores;
  readonly groups: CountryGroups;
  readonly byName: Sort;
  /** The filters that come from details of the stores: “Open now”, and those of tags. */
  readonly filters: readonly ListFilter[];
  /** Returns the filters that get a button: of those of tags, only some. */
  readonly offered: TagFacets['offered'];
  /** Lets the next list before any query be grouped anew. */
  forgetGrouping(): void;
}

/**
 * Creates the features of the list beyond its rows. It shows one country at a time and keeps rows
 * in place. It marks rows together with pins, moves by keys, keeps focus, and grows near its end.
 */
export function createListFeature(host: LocatorAttributes, options: ListFeatureOptions): ListTools {
  adoptSheet(host, listSheet);
  if (host.shadowRoot) listenForListKeys(host.shadowRoot);
  markPointed(host, options.mark);
  new RevealSelection(host, options);
  new GrowingList(host, options);
  new FocusFallback(host);
  new RovingTabindex(host, options.view);
  const isLoaded = (): boolean => options.view().listing.status !== 'loading';
  const listed = () => (isLoaded() ? options.view().listing.stores : []);
  new Precompute(host, listed, normalizeStores, searchTextsOf);
  // A store that gets a position or its stock is a new object, so its town is prepared again.
  new Precompute(
    host,
    () => {
      const { searchQuery, results, features } = options.view();
      return isLoaded() && !searchQuery.text && !features?.placing ? results.stores : [];
    },
    normalizeTowns,
    sortByTown,
  );
  const grouping = new RememberedGrouping(host, options);
  const forgetGrouping = (): void => grouping.forget();
  const groups = new CountryGroups(host, { ...options, forgetGrouping });
  const addresses = localizedAddresses(host, options, () => groups.openings);
  const extras = new RowExtras(host, options);
  const pending = new PendingStores(host, options);
  let named: string | undefined;
  const few = new FewStores(host, options);
  const nothingFound = new NothingFound(host, options);
  const featured = new FeaturedStores(host, {
    of: () => extras.details?.featured(options.view().results.all),
    index: () => options.view().results.index,
    renew: pending.renew,
  });
  const facets = new LatePart(
    host,
    'the filters from tags',
    async () => {
      const { TagFacets } = await import('./details/tag-facets.js');
      const tagsOf = () => extras.details?.tagsOf(options.view().results.all);
      return () => new TagFacets(host, { view: options.view, tagsOf });
    },
    () => host.filtersFrom,
  );
  const filters = memoizeOne(
    (openNow: ListFilter | undefined, tags: readonly ListFilter[] = []): readonly ListFilter[] => [
      ...(openNow ? [openNow] : []),
      ...tags,
    ],
  );
  host.requestUpdate();
  return {
    pending,
    get filters() {
      return filters(extras.openNow, facets.value?.filters);
    },
    offered: (all, found, chosen) => facets.value?.offered(all, found, chosen) ?? all,
    featured: (found) => featured.arrange(found),
    few,
    get nothingFound() {
      return nothingFound.view;
    },
    worded: (line) => {
      // The line also names a country whose filter has been lifted.
      named = options.chosenCountry() ?? named;
      return withArticles(line, [named && options.countryText(named), options.place()?.name]);
    },
    onMap: (plain) => {
      const picture = extras.details?.onMap(plain, options.view().results.all) ?? plain;
      return {
        ...(nothingFound.onMap(picture) ?? { ...picture, few: few.stores }),
        covered: coveredBy(host, '.docked'),
      };
    },
    groups,
    extrasOf: (store, isSelected) => extras.of(store, isSelected),
    forgetGrouping,
    get wasGrouped() {
      return grouping.isGrouped;
    },
    get localityOf() {
      return addresses.value;
    },
    byName: (stores, lang) =>
      sortByName(
        stores,
        featured.current(options.view().results.index).stores,
        lang,
        options.counted(),
      ),
  };
}
