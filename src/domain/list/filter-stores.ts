import { countByCountry } from '../country/count-by-country.js';
import { countryOf } from '../country/country-of.js';
import type { Store } from '../store/store.js';

type Test = (store: Store) => boolean;

/** The filters on the stores. An undefined filter keeps all stores. */
export interface StoreChoices {
  /** A key as `countryOf` returns it. */
  readonly country: string | undefined;
  readonly state: string | undefined;
  readonly tests: readonly Test[];
}

/** The remaining stores in their order, and the number of stores that each choice would leave. */
export interface FilteredStores<S extends Store> {
  readonly stores: readonly S[];
  /** The number of stores in each country, by the key of `countryOf`. */
  readonly countries: ReadonlyMap<string, number>;
  /** The number of stores in each state, of the chosen country or of all. */
  readonly states: ReadonlyMap<string, number>;
}

function countByState(stores: readonly Store[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { state } of stores) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
}

/** Counts like `countByCountry`, and counts the stores without a country under ''. */
function countByAnyCountry(stores: readonly Store[]): ReadonlyMap<string, number> {
  const counts = countByCountry(stores);
  const others = [...counts.values()].reduce((left, count) => left - count, stores.length);
  return others ? new Map([...counts, ['', others]]) : counts;
}

export function filterStores<S extends Store>(
  stores: readonly S[],
  { country, state, tests }: StoreChoices,
): FilteredStores<S> {
  const passing = tests.length
    ? stores.filter((store) => tests.every((test) => test(store)))
    : stores;
  const there =
    country === undefined ? passing : passing.filter((store) => countryOf(store) === country);
  const left = state === undefined ? there : there.filter((store) => store.state === state);
  let states: ReadonlyMap<string, number> | undefined;
  return {
    stores: left.length === stores.length ? stores : left,
    countries: countByAnyCountry(passing),
    // The states are counted only on request: a list of several countries does not show them.
    get states() {
      return (states ??= countByState(there));
    },
  };
}
