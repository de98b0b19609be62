import type { Store } from '../../domain/store/store.js';
import type { TimeSlicer } from '../../scheduling/time-slicer.js';
import { hasPostalShard, postalShardName } from '../shards/postal-shard-name.js';
import { hasPostcodes, plainPostcode, storePostcodeKeys } from './postcode-key.js';

/** Stores, and the shards of postal codes that tell where they are. */
export interface ShardGroup {
  readonly names: readonly string[];
  readonly stores: readonly Store[];
}

/** The files that a store's postal code may be in; none where the country has none. */
export const shardNamesOf = (countryCode: string, { zip, city }: Store): readonly string[] =>
  hasPostcodes(countryCode)
    ? namesOf(countryCode, storePostcodeKeys(zip || city, countryCode))
    : [];

const namesOf = (countryCode: string, keys: readonly string[]): readonly string[] => [
  ...new Set(
    keys
      .filter((key) => hasPostalShard(countryCode, key))
      .map((key) => postalShardName(countryCode, key)),
  ),
];

/** A country's stores by what has to be read for them: those of the first file need not wait for the last. */
export async function storesByShards(
  countryCode: string,
  stores: readonly Store[],
  pace: TimeSlicer,
): Promise<readonly ShardGroup[]> {
  if (!hasPostcodes(countryCode)) return [{ names: [], stores }];
  const groups = new Map<string, { names: readonly string[]; stores: Store[] }>();
  const groupOf = (keys: readonly string[]) => {
    const names = namesOf(countryCode, keys);
    const id = names.join();
    let group = groups.get(id);
    if (!group) groups.set(id, (group = { names, stores: [] }));
    return group;
  };
  /** A code's file goes by its first character: most stores need no name made for it. */
  const byStart = new Map<string, ReturnType<typeof groupOf>>();
  for (const store of stores) {
    if (pace.isDue()) await pace.rest();
    const text = store.zip || store.city;
    const start = plainPostcode(text, countryCode)?.charAt(0) ?? '';
    let group = byStart.get(start);
    if (!group) {
      group = groupOf(storePostcodeKeys(text, countryCode));
      if (start) byStart.set(start, group);
    }
    group.stores.push(store);
  }
  return [...groups.values()];
}
