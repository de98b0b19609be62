import { nameKey } from '../names/name-key.js';
import { lowerBound } from '../shards/lower-bound.js';
import type { Reader } from '../shards/reader.js';
import { cachedShard } from '../shards/shard-cache.js';
import { shardReader } from '../shards/shard-reader.js';

/** The kind of this shard, which only this search reads (see `ShardKind`). */
export const SCRIPT_NAMES = 24;

/** Names of India's large towns in its scripts, and their English names. */
interface IndianNames {
  readonly keys: readonly string[];
  readonly names: readonly string[];
  readonly towns: Uint32Array;
}

function decodeNames(bytes: Uint8Array): IndianNames {
  const shard = shardReader(bytes, SCRIPT_NAMES);
  const keys = shard.lines().split('\n');
  return { keys, names: shard.lines().split('\n'), towns: shard.column(keys.length) };
}

/** Returns the English name of the Indian town that has this name in a script of India. */
export async function indianTown(text: string, read: Reader): Promise<string | undefined> {
  const list = await cachedShard(read, 'names-IN.bin', decodeNames);
  if (!list) return undefined;
  const { keys, names, towns } = list;
  const key = nameKey(text);
  const at = lowerBound(keys, key);
  return keys[at] === key ? names[towns[at]!] : undefined;
}
