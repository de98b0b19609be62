import { adoptSheet, sheetOf } from '../../../controllers/adopt-sheet.js';
import { Precompute } from '../../../scheduling/precompute.js';
import { sortByName } from '../../../domain/list/sort-by-name.js';
import { sortByTown } from '../../../domain/list/sort-by-town.js';
import type { FoundStore } from '../../../domain/store/found-store.js';
import { normalizeStores, normalizeTowns } from '../../../domain/search/normalize-stores.js';
import { searchTextsOf } from '../../../domain/search/store-index.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import { ValueCheck } from '../value-check.js';
import type { NarrowView } from '../narrow/narrow-view.js';
import { ownFilters } from '../narrow/own-filters.js';
import type { LocatorActions } from '../state/contracts.js';
import type { ListFeature, Sort } from '../state/features.js';
import { orderAddresses } from './address-order.js';
import { CountryParts, type CountryPartsOptions } from './country-parts.js';
import { FirstOrder } from './first-order.js';
import { FollowedSelection, type FollowedSelectionOptions } from './followed-selection.js';
import { HeldRows, type HeldRowsOptions } from './held-rows.js';
import { FocusFallback } from './focus-fallback.js';
import { GrowingList } from './growing-list.js';
import { listOrders } from './list-orders.js';
import { markPointed } from './pointed-store.js';
import { listenForRowKeys } from './row-keys.js';
import { RowStops } from './row-stops.js';
import listCss from './list.css';

/** Undefined where there is no DOM. */
const listSheet = sheetOf(listCss);

interface KeepListOptions
  extends
    CountryPartsOptions,
    FollowedSelectionOptions,
    HeldRowsOptions,
    Pick<LocatorActions, 'mark'> {
  readonly view: () => NarrowView;
  /** The stores that the result line speaks of, where they are not all of the results. */
  readonly counted: () => readonly FoundStore[] | undefined;
}

/** The views ask the list for some of this, the part that narrows it for all. */
export interface KeptList extends ListFeature {
  readonly ownFilters: typeof ownFilters;
  readonly orders: typeof listOrders;
  readonly held: HeldRows;
  readonly parts: CountryParts;
  readonly byName: Sort;
}

/**
 * What the list is beyond its rows: of one country at a time, held in place, marked together with pins, moved through
 * by keys, kept under focus, and longer as its end nears.
 */
export function keepList(host: LocatorAttributes, options: KeepListOptions): KeptList {
  adoptSheet(host, listSheet);
  if (host.shadowRoot) listenForRowKeys(host.shadowRoot);
  markPointed(host, options.mark);
  new FollowedSelection(host, options);
  new GrowingList(host, options);
  new FocusFallback(host);
  new RowStops(host, options.view);
  const isLoaded = (): boolean => options.view().listing.status !== 'loading';
  const listed = () => (isLoaded() ? options.view().listing.stores : []);
  new Precompute(host, listed, normalizeStores, searchTextsOf);
  // Stores that are placed, or have their stock, are other ones.
  new Precompute(
    host,
    () => {
      const { asked, results, side } = options.view();
      return isLoaded() && !asked.text && !side?.placing ? results.stores : [];
    },
    normalizeTowns,
    sortByTown,
  );
  new FirstOrder(host, options);
  // No part of the list: it waits here until what visitors need is there.
  new ValueCheck(host);
  const parts = new CountryParts(host, options);
  orderAddresses(host, options, () => parts.openings);
  host.requestUpdate();
  return {
    ownFilters,
    orders: listOrders,
    held: new HeldRows(host, options),
    parts,
    byName: (stores, lang) =>
      sortByName(stores, options.view().results.all, lang, options.counted()),
  };
}
