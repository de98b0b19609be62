import { countryCode } from './country-code.js';
import { likelyCountry, type CountryHints } from './likely-country.js';
import { stockKeys } from './stock-keys.js';
import { summarizeStock, type StockSummary } from './stock-summary.js';
import type { StockTable } from './stock-table.js';
import type { Store } from './store.js';

/**
 * A variant over the stores of the country that the visitor is likely in; undefined where the stores are all in one, or
 * nothing is known of those in it.
 */
export function stockInCountry(
  table: StockTable,
  variantId: string,
  stores: readonly Store[],
  hints: CountryHints,
): StockSummary | undefined {
  const inCountry = new Map<string, Store[]>();
  for (const store of stores) {
    const code = store.countryCode ?? countryCode(store.country) ?? '';
    const others = inCountry.get(code);
    if (others) others.push(store);
    else inCountry.set(code, [store]);
  }
  if (inCountry.size < 2) return undefined;
  inCountry.delete('');
  const counts = new Map([...inCountry].map(([code, { length }]) => [code, length]));
  const country = likelyCountry(counts, hints);
  if (!country) return undefined;
  const keyOf = stockKeys(table, stores);
  const keys = new Set((inCountry.get(country) ?? []).map(keyOf));
  const within = new Map(
    [...table].map(([id, row]) => [id, new Map([...row].filter(([key]) => keys.has(key)))]),
  );
  const summary = summarizeStock(within, variantId);
  return summary.status === 'unknown' ? undefined : summary;
}
