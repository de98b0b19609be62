import type { Reader } from './reader.js';

const caches = new WeakMap<Reader, Map<string, Promise<unknown>>>();

/**
 * A decoded shard, read once for all who ask. A shard that fails is undefined, and asked for again the next time.
 * Nobody's abort ends it: it is small, and others may wait for it.
 */
export async function cachedShard<T>(
  read: Reader,
  name: string,
  decode: (bytes: Uint8Array) => T,
): Promise<T | undefined> {
  let cache = caches.get(read);
  if (!cache) caches.set(read, (cache = new Map<string, Promise<unknown>>()));
  let shard = cache.get(name) as Promise<T> | undefined;
  if (!shard) cache.set(name, (shard = read(name).then(decode)));
  try {
    return await shard;
  } catch {
    cache.delete(name);
    return undefined;
  }
}
