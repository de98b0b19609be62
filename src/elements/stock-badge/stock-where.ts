import { storePlaces } from '../../controllers/store-places.js';
import type { BadgeExtrasMessages } from '../../domain/messages/badge-messages.js';
import type { CountryHints } from '../../domain/country/guess-country.js';
import { countryCode } from '../../domain/country/country-code.js';
import { stockElsewhere } from '../../domain/stock/stock-elsewhere.js';
import { stockInCountry } from '../../domain/stock/stock-in-country.js';
import { locationsIn, inventoryKeys, type StoreIds } from '../../domain/stock/inventory-keys.js';
import { stockAt } from '../../domain/stock/stock-summary.js';
import type { StockTable } from '../../domain/stock/stock-table.js';
import type { Position, Store } from '../../domain/store/store.js';
import { storesInLikelyCountry } from '../../domain/country/stores-in-likely-country.js';
import { storesWithStock } from '../../domain/stock/stores-with-stock.js';
import type { BadgeStock, BadgeStore } from './badge-stock.js';

export { storePlaces };

/** What is asked, of a merchant whose stores are known. */
export interface StockQuery {
  readonly host: Element;
  readonly table: StockTable;
  readonly variantId: string;
  /** All of them. */
  readonly stores: readonly Store[];
  readonly hints: CountryHints;
  readonly messages: BadgeExtrasMessages;
}

/** No store's: an inventory that is kept by the service's ids has nothing for what is not listed. */
const noId = NaN;

/** A store as the listing has it, under whatever id it is known by. */
const listedStore = (
  stores: readonly Store[],
  { id, platformLocationId }: BadgeStore,
): Store | undefined =>
  stores.find((store) =>
    id === undefined ? store.platformLocationId === platformLocationId : store.id === id,
  );

/** Where a store is. That of my store has been found when it was chosen. */
export function positionOf(stores: readonly Store[], store: BadgeStore): Position | undefined {
  const listed = store.position ? undefined : listedStore(stores, store);
  return store.position ?? (listed && storePlaces().of([listed])[0]?.position);
}

/** Most listings have no positions: finds out where a store is, and which of these are near it. */
export function locate(
  host: Element,
  stores: readonly Store[],
  store: BadgeStore,
  others: readonly Store[],
): void {
  const listed = listedStore(stores, store);
  // Whoever has left would not hear of it, nor end it.
  if (!listed || !host.isConnected) return;
  const country = codeOf(listed);
  const inReach = others.filter((other) => codeOf(other) === country);
  storePlaces().ask(store.position ? inReach : [listed, ...inReach], host);
}

const codeOf = (store: Store): string =>
  store.countryCode ?? countryCode(store.country) ?? store.country;

/** Those in the country of a store, or in the likely one where there is none; undefined: all of them. */
const inCountryOf = (
  stores: readonly Store[],
  listed: Store | undefined,
  hints: CountryHints,
): readonly Store[] | undefined =>
  listed
    ? stores.filter((store) => codeOf(store) === codeOf(listed))
    : storesInLikelyCountry(stores, hints);

/** Where the visitor may go. */
export const inReachOf = (
  stores: readonly Store[],
  store: BadgeStore | undefined,
  hints: CountryHints,
): readonly Store[] | undefined => inCountryOf(stores, store && listedStore(stores, store), hints);

interface Reach {
  readonly of: readonly unknown[];
  readonly stores: readonly Store[];
}

/** Of the last question to an answer: many badges ask the same again whenever the page changes. */
const reaches = new WeakMap<StockTable, Reach>();

/** Those that have it besides a store and are in its country: what is abroad is in no shopper's reach. */
function inReach(
  { table, variantId, stores, hints }: StockQuery,
  except: Pick<Store, 'id'>,
  listed: Store | undefined,
): readonly Store[] {
  const country = listed ? codeOf(listed) : undefined;
  const of = [variantId, stores, except.id, country];
  let reach = reaches.get(table);
  if (!reach || of.some((value, index) => value !== reach?.of[index])) {
    const among = inCountryOf(stores, listed, hints);
    const having = storesWithStock(table, variantId, stores, { among });
    const others = having.map(({ store }) => store).filter(({ id }) => id !== except.id);
    reaches.set(table, (reach = { of, stores: others }));
  }
  return reach.stores;
}

/**
 * Whose ids decide what stores are called in an inventory: the listing's, and where it has none by the service's ids,
 * that of a location that the listing leaves out.
 */
function deciding(table: StockTable, stores: readonly Store[], own: StoreIds): readonly StoreIds[] {
  const keys = locationsIn(table);
  return stores.some(({ id }) => keys.has(`${id}`)) ? stores : [...stores, own];
}

/** At one store, by the listing's rule for what stores are called in an inventory: the same as the locator's. */
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
 * What a badge can say where the merchant's stores are known: of its store by the name and the ids that the listing has;
 * of all stores, or of those in the country that the visitor is likely in.
 */
export function stockWhere(query: StockQuery, store: BadgeStore | undefined): BadgeStock {
  const { table, variantId, stores, hints } = query;
  const listed = store && listedStore(stores, store);
  const isLost = store?.id !== undefined && !listed;
  if (store && !isLost) return atStore(query, store, listed);
  const all = stockInCountry(table, variantId, stores, hints);
  return { ...all, lost: isLost ? store?.name : undefined };
}
