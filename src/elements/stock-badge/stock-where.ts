import type { BadgeSideMessages } from '../../domain/badge-messages.js';
import type { CountryHints } from '../../domain/likely-country.js';
import { stockElsewhere } from '../../domain/stock-elsewhere.js';
import { stockInCountry } from '../../domain/stock-in-country.js';
import { stockKeys } from '../../domain/stock-keys.js';
import { stockOver } from '../../domain/stock-over.js';
import { stockAt } from '../../domain/stock-summary.js';
import type { StockTable } from '../../domain/stock-table.js';
import type { Store } from '../../domain/store.js';
import type { BadgeStock, BadgeStore } from './badge-stock.js';

/** What is asked, of a merchant whose stores are known. */
export interface Asked {
  readonly table: StockTable;
  readonly variantId: string;
  readonly stores: readonly Store[];
  /** They are all. */
  readonly isWhole: boolean;
  readonly hints: CountryHints;
  readonly messages: BadgeSideMessages;
}

/** No store's: an inventory that is kept by the service's ids has nothing for what is not listed. */
const noId = NaN;

/** A store as the listing has it, under whatever id it is known by. */
export const listedStore = (
  stores: readonly Store[],
  { id, platformLocationId }: BadgeStore,
): Store | undefined =>
  stores.find((store) =>
    id === undefined ? store.platformLocationId === platformLocationId : store.id === id,
  );

/** At one store, by the listing's rule for what stores are called in an inventory: the same as the locator's. */
function atStore(asked: Asked, store: BadgeStore, listed: Store | undefined): BadgeStock {
  const { table, variantId, stores, messages } = asked;
  const keyOf = stockKeys(table, stores);
  const { platformLocationId } = store;
  const own = listed ?? { id: noId, platformLocationId };
  const status = stockAt(table, variantId, keyOf(own));
  const { name } = listed ?? store;
  if (status !== 'out') return { status, stores: 0, store: { name } };
  // Most listings have no positions; that of my store has been found when it was chosen.
  const position = store.position ?? listed?.position;
  const near = position && stockElsewhere(table, variantId, stores, own, position);
  if (near && name) {
    const { count } = near;
    const label: BadgeStock['label'] = (format) => messages.stockNearby(format, name, count);
    return { status, stores: count, store: { name }, label };
  }
  const others = stores.filter(({ id }) => id !== own.id);
  return { status, stores: stockOver(table, variantId, others, keyOf).stores, store: { name } };
}

/**
 * What a badge can say where the merchant's stores are known: of its store by the name and the ids that the listing has;
 * of all stores, or of those in the country that the visitor is likely in.
 */
export function stockWhere(asked: Asked, store: BadgeStore | undefined): BadgeStock {
  const { table, variantId, stores, isWhole, hints } = asked;
  const listed = store && listedStore(stores, store);
  const isLost = store?.id !== undefined && !listed && isWhole;
  if (store && !isLost) return atStore(asked, store, listed);
  const all = stockInCountry(table, variantId, stores, hints);
  return { ...all, lost: isLost ? store?.name : undefined };
}
