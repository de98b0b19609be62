import { countByCountry } from '../country/count-by-country.js';
import { countryOf } from '../country/country-of.js';
import type { Store } from '../store/store.js';

type Test = (store: Store) => boolean;

/** What stores are narrowed by; undefined: by nothing. */
export interface StoreChoices {
  /** As `countryOf` gives it. */
  readonly country: string | undefined;
  readonly state: string | undefined;
  readonly tests: readonly Test[];
}

/** What is left of some stores, in their order, and how many each choice would leave. */
export interface FilteredStores<S extends Store> {
  readonly stores: readonly S[];
  /** By `countryOf`. */
  readonly countries: ReadonlyMap<string, number>;
  /** Of the chosen country, or of all. */
  readonly states: ReadonlyMap<string, number>;
}

function countByState(stores: readonly Store[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { state } of stores) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
}

/** As `countByCountry`, and those of no country by ''. */
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
    // Where there are many countries, none are shown.
    get states() {
      return (states ??= countByState(there));
    },
  };
}
