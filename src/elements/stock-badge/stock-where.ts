import { storePlaces } from '../../controllers/places/store-places.js';
import type { BadgeExtrasMessages } from '../../domain/messages/badge-messages.js';
import { codeOf, storesInCountry } from '../../domain/country/stores-in-country.js';
import { stockOver } from '../../domain/stock/stock-over.js';
import { stockElsewhere } from '../../domain/stock/stock-elsewhere.js';
import { locationsIn, inventoryKeys, type StoreIds } from '../../domain/stock/inventory-keys.js';
import { stockAt } from '../../domain/stock/stock-summary.js';
import type { StockTable } from '../../domain/stock/stock-table.js';
import type { Position, Store } from '../../domain/store/store.js';
import { countryName } from '../../i18n/country-name.js';
import { storesWithStock } from '../../domain/stock/stores-with-stock.js';
import type { BadgeStock, BadgeStore } from './badge-stock.js';

export { storePlaces };

export type LikelyCountry = (
  stores: readonly Store[],
  own: string | undefined,
) => string | undefined;

/** A question about the stock of a merchant whose stores are known. */
export interface StockQuery {
  readonly host: Element;
  readonly table: StockTable;
  readonly variantId: string;
  /** All stores of the merchant. */
  readonly stores: readonly Store[];
  /** Guesses the visitor's country. `own` is surer: the country of the shopper's own store. */
  readonly likelyCountry: LikelyCountry;
  readonly messages: BadgeExtrasMessages;
}

/** An id that no store has: an inventory by service ids has no entry for an unlisted store. */
const noId = NaN;

/** Returns the listing's entry for a store, by the id that is known of the store. */
const listedStore = (
  stores: readonly Store[],
  { id, platformLocationId }: BadgeStore,
): Store | undefined =>
  stores.find((store) =>
    id === undefined ? store.platformLocationId === platformLocationId : store.id === id,
  );

/** Returns the position of a store. The position of my store was found when it was chosen. */
export function positionOf(stores: readonly Store[], store: BadgeStore): Position | undefined {
  const listed = store.position ? undefined : listedStore(stores, store);
  return store.position ?? (listed && storePlaces().of([listed])[0]?.position);
}

/** Looks up the positions of a store and of others in its country. Most listings have none. */
export function locate(
  host: Element,
  stores: readonly Store[],
  store: BadgeStore,
  others: readonly Store[],
): void {
  const listed = listedStore(stores, store);
  // An element out of the page would neither use the lookup's result nor end it.
  if (!listed || !host.isConnected) return;
  const country = codeOf(listed);
  const inReach = others.filter((other) => codeOf(other) === country);
  storePlaces().ask(store.position ? inReach : [listed, ...inReach], host);
}

/** Returns the stores in a store's country, or in the visitor's likely one; undefined for all. */
const inCountryOf = (
  stores: readonly Store[],
  listed: Store | undefined,
  likely: LikelyCountry,
  own?: string,
): readonly Store[] | undefined =>
  listed
    ? stores.filter((store) => codeOf(store) === codeOf(listed))
    : storesInCountry(stores, likely(stores, own));

/** Returns the stores that the visitor may go to; undefined for all stores. */
export const inReachOf = (
  stores: readonly Store[],
  store: BadgeStore | undefined,
  likely: LikelyCountry,
): readonly Store[] | undefined =>
  inCountryOf(stores, store && listedStore(stores, store), likely, store?.country);

interface Reach {
  readonly of: readonly unknown[];
  readonly stores: readonly Store[];
}

/**
 * The last result for each answer. Many badges ask for the same result whenever the page changes.
 */
const reaches = new WeakMap<StockTable, Reach>();

/** Returns a country's other stores with the product. A shopper cannot reach stores abroad. */
function inReach(
  { table, variantId, stores, likelyCountry }: StockQuery,
  except: Pick<Store, 'id'>,
  listed: Store | undefined,
): readonly Store[] {
  const country = listed ? codeOf(listed) : undefined;
  const of = [variantId, stores, except.id, country];
  let reach = reaches.get(table);
  if (!reach || of.some((value, index) => value !== reach?.of[index])) {
    const among = inCountryOf(stores, listed, likelyCountry);
    const having = storesWithStock(table, variantId, stores, { among });
    const others = having.map(({ store }) => store).filter(({ id }) => id !== except.id);
    reaches.set(table, (reach = { of, stores: others }));
  }
  return reach.stores;
}

/**
 * Returns the stores whose ids decide which kind of id an inventory uses. These are the listed
 * stores. When the inventory has none of their service ids, a location that is not listed decides
 * too.
 */
function deciding(table: StockTable, stores: readonly Store[], own: StoreIds): readonly StoreIds[] {
  const keys = locationsIn(table);
  return stores.some(({ id }) => keys.has(`${id}`)) ? stores : [...stores, own];
}

/**
 * Returns the stock at one store. The listing decides which kind of id the inventory uses, as it
 * does in the locator.
 */
function atStore(query: StockQuery, store: BadgeStore, listed: Store | undefined): BadgeStock {
  const { host, table, variantId, stores, messages } = query;
  const { platformLocationId } = store;
  const own = listed ?? { id: noId, platformLocationId };
  const known = listed ? stores : deciding(table, stores, own);
  const status = stockAt(table, variantId, inventoryKeys(table, known)(own));
  const { name } = listed ?? store;
  if (status !== 'out') return { status, stores: 0, store: { name } };
  const others = inReach(query, own, listed);
  locate(host, stores, store, others);
  const position = positionOf(stores, store);
  const near = position && stockElsewhere(storePlaces().of(others), position);
  if (!near || !name) return { status, stores: others.length, store: { name } };
  const { count } = near;
  const label: BadgeStock['label'] = (format) => messages.stockNearby(format, name, count);
  return { status, stores: count, store: { name }, label };
}

/**
 * Returns the stock that a badge can show when the merchant's stores are known.
 *
 * For one store it uses the name and the ids of the listing. Otherwise it counts all stores, or the
 * stores in the visitor's likely country, which it then names.
 */
export function stockWhere(query: StockQuery, store: BadgeStore | undefined): BadgeStock {
  const { table, variantId, stores } = query;
  const listed = store && listedStore(stores, store);
  const isLost = store?.id !== undefined && !listed;
  if (store && !isLost) return atStore(query, store, listed);
  const lost = isLost ? store?.name : undefined;
  const inside = inCountryOf(stores, undefined, query.likelyCountry, store?.country);
  const all = stockOver(table, variantId, inside ?? stores, inventoryKeys(table, stores));
  // The name of a country is left out where there is only one.
  const { status, stores: n } = all;
  if (!inside?.[0] || status === 'unknown') return { ...all, lost };
  const country = codeOf(inside[0]);
  const label: BadgeStock['label'] = (format) =>
    query.messages.stockInCountry(format, status, n, countryName(country, format.lang));
  return { ...all, lost, label };
}
