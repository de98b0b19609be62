import { countryOf } from './country-of.js';
import type { Store } from './store.js';

type Test = (store: Store) => boolean;

/** What stores are narrowed by; undefined: by nothing. */
export interface Narrowing {
  /** As `countryOf` gives it. */
  readonly country: string | undefined;
  readonly state: string | undefined;
  readonly tests: readonly Test[];
}

/** What is left of some stores, in their order, and how many each choice would leave. */
export interface Narrowed<S extends Store> {
  readonly stores: readonly S[];
  /** By `countryOf`. */
  readonly countries: ReadonlyMap<string, number>;
  /** Of the chosen country, or of all. */
  readonly states: ReadonlyMap<string, number>;
}

const countOne = (counts: Map<string, number>, key: string): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

export function narrowStores<S extends Store>(
  stores: readonly S[],
  { country, state, tests }: Narrowing,
): Narrowed<S> {
  const countries = new Map<string, number>();
  const states = new Map<string, number>();
  const left: S[] = [];
  for (const store of stores) {
    if (!tests.every((test) => test(store))) continue;
    const own = countryOf(store);
    countOne(countries, own);
    if (country !== undefined && own !== country) continue;
    countOne(states, store.state);
    if (state === undefined || store.state === state) left.push(store);
  }
  return { stores: left.length === stores.length ? stores : left, countries, states };
}
