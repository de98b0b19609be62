import type { Store } from '../../domain/store/store.js';
import type { TimeSlicer } from '../../scheduling/time-slicer.js';
import { hasPostalShard, postalShardName } from '../shards/postal-shard-name.js';
import { hasPostcodes, plainPostcode, storePostcodeKeys } from './postcode-key.js';

/** Stores, and the shards of postal codes that locate them. */
export interface ShardGroup {
  readonly names: readonly string[];
  readonly stores: readonly Store[];
}

/**
 * Returns the names of the files that may hold a store's postal code. It is empty for countries
 * without such files.
 */
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

/**
 * Groups a country's stores by the files that locate them, so that stores of the first file need
 * not wait for the last one.
 */
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
  /**
   * Groups by the first character of a code, which alone decides its file. For most stores this
   * saves building the name of the file.
   */
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
