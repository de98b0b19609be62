import { countryHints } from '../../controllers/country-hints.js';
import type { BadgeSideMessages } from '../../domain/badge-messages.js';
import type { Formats } from '../../domain/formats.js';
import type { MyStore } from '../../domain/my-store.js';
import { stockElsewhere } from '../../domain/stock-elsewhere.js';
import { stockInCountry } from '../../domain/stock-in-country.js';
import type { StockSummary } from '../../domain/stock-summary.js';
import type { StockTable } from '../../domain/stock-table.js';
import type { Store } from '../../domain/store.js';

/** A status, with a label of its own where more is known than the inventory says. */
export interface Refined extends StockSummary {
  readonly label?: ((format: Formats) => string) | undefined;
}

/** What is asked, of which stores. */
export interface Asked {
  readonly table: StockTable;
  readonly variantId: string;
  readonly stores: readonly Store[];
  readonly messages: BadgeSideMessages;
}

/** A variant that is out of stock at a store: how many near it have it; undefined where that is not known. */
export function outHereButNear(
  { table, variantId, stores, messages }: Asked,
  store: MyStore,
): Refined | undefined {
  const { position = stores.find(({ id }) => id === store.id)?.position, name } = store;
  const near = position && stockElsewhere(table, variantId, stores, store, position);
  return (
    near && {
      status: 'out',
      stores: near.count,
      label: (format) => messages.stockNearby(format, name, near.count),
    }
  );
}

/** Over the stores of the country that the visitor is likely in; or over all of them; undefined where none is known. */
export const inLikelyCountry = (
  { table, variantId, stores }: Asked,
  host: Element,
): Refined | undefined =>
  stores.length ? stockInCountry(table, variantId, stores, countryHints(host)) : undefined;
