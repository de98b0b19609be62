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
  for (const store of stores) {
    if (pace.isDue()) await pace.rest();
    const keys = storePostcodeKeys(store.zip || store.city, countryCode);
    const names = [...new Set(keys.map((key) => postalShardName(countryCode, key)))];
    const group = groups.get(names.join());
    if (group) group.stores.push(store);
    else groups.set(names.join(), { names, stores: [store] });
  }
  return [...groups.values()];
}
