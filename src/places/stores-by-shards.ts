import type { Store } from '../domain/store.js';
import type { Pace } from './pace.js';
import { postalShardName } from './postal-shard-name.js';
import { hasPostcodes, storePostcodeKeys } from './postcode-key.js';

/** Stores, and the shards of postal codes that tell where they are. */
export interface ShardGroup {
  readonly names: readonly string[];
  readonly stores: readonly Store[];
}

/** A country's stores by what has to be read for them: those of the first file need not wait for the last. */
export async function storesByShards(
  countryCode: string,
  stores: readonly Store[],
  pace: Pace,
): Promise<readonly ShardGroup[]> {
  if (!hasPostcodes(countryCode)) return [{ names: [], stores }];
  const groups = new Map<string, { names: readonly string[]; stores: Store[] }>();
  const groupOf = (keys: readonly string[]) => {
    const names = [...new Set(keys.map((key) => postalShardName(countryCode, key)))];
    const id = names.join();
    let group = groups.get(id);
    if (!group) groups.set(id, (group = { names, stores: [] }));
    return group;
  };
  /** A code's file goes by its first character: most stores need no name made for it. */
  const byStart = new Map<string, ReturnType<typeof groupOf>>();
  for (const store of stores) {
    if (pace.isDue()) await pace.rest();
    const keys = storePostcodeKeys(store.zip || store.city, countryCode);
    const start = keys.length === 1 ? keys[0]!.charAt(0) : '';
    let group = byStart.get(start);
    if (!group) {
      group = groupOf(keys);
      if (start) byStart.set(start, group);
    }
    group.stores.push(store);
  }
  return [...groups.values()];
}
