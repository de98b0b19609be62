import type { Reader } from './reader.js';

interface Shards {
  readonly decoded: Map<string, Promise<unknown>>;
  /**
   * The first error of each shard that can't be read, by name in the order of failing. An entry is
   * removed once the shard was read.
   */
  readonly failures: Map<string, unknown>;
}

const caches = new WeakMap<Reader, Shards>();

function shardsOf(read: Reader): Shards {
  let shards = caches.get(read);
  if (!shards) caches.set(read, (shards = { decoded: new Map(), failures: new Map() }));
  return shards;
}

/**
 * Returns a decoded shard, which is read once for all callers. A shard that fails rejects, and the
 * next call reads it again. No caller can abort it, because shards are small and other callers may
 * wait for the same one.
 */
export async function requiredShard<T>(
  read: Reader,
  name: string,
  decode: (bytes: Uint8Array) => T | Promise<T>,
): Promise<T> {
  const { decoded, failures } = shardsOf(read);
  let shard = decoded.get(name) as Promise<T> | undefined;
  if (!shard) decoded.set(name, (shard = read(name).then(decode)));
  try {
    const known = await shard;
    failures.delete(name);
    return known;
  } catch (error) {
    decoded.delete(name);
    if (!failures.has(name)) failures.set(name, error);
    throw error;
  }
}

/**
 * Returns a decoded shard like `requiredShard`, but resolves with undefined when it can't be read.
 */
export const cachedShard = <T>(
  read: Reader,
  name: string,
  decode: (bytes: Uint8Array) => T,
): Promise<T | undefined> => requiredShard(read, name, decode).catch(() => undefined);

/**
 * Loads code that reads shards. Resolves with undefined when it can't be loaded, and records the
 * failure under `name`.
 */
export async function optionalCode<T>(
  read: Reader,
  name: string,
  load: () => Promise<T>,
): Promise<T | undefined> {
  const { failures } = shardsOf(read);
  try {
    const code = await load();
    failures.delete(name);
    return code;
  } catch (error) {
    if (!failures.has(name)) failures.set(name, error);
    return undefined;
  }
}

/**
 * Returns the error of the first missing shard. Callers that do without a shard do not report it.
 * @param isWanted selects shards by name
 */
export function missingShard(
  read: Reader,
  isWanted: (name: string) => boolean = () => true,
): Error | undefined {
  for (const [name, cause] of shardsOf(read).failures) {
    if (!isWanted(name)) continue;
    const { message, name: kind } = cause as Error;
    // An error of a data pack names the pack, not a single file in it.
    return kind === 'PackError' || message.includes(name)
      ? (cause as Error)
      : new Error(`${name}: ${message}`, { cause });
  }
  return undefined;
}
