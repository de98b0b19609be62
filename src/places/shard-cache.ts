import type { Reader } from './reader.js';

const caches = new WeakMap<Reader, Map<string, Promise<unknown>>>();

/**
 * A decoded shard, read once for all who ask; one that fails rejects, and is read again the next time. Nobody's abort
 * ends it: it is small, and others may wait for it.
 */
export async function requiredShard<T>(
  read: Reader,
  name: string,
  decode: (bytes: Uint8Array) => T | Promise<T>,
): Promise<T> {
  let cache = caches.get(read);
  if (!cache) caches.set(read, (cache = new Map<string, Promise<unknown>>()));
  let decoded = cache.get(name) as Promise<T> | undefined;
  if (!decoded) cache.set(name, (decoded = read(name).then(decode)));
  try {
    return await decoded;
  } catch (error) {
    cache.delete(name);
    throw error;
  }
}

/** As `requiredShard`, but undefined when it cannot be had. */
export const cachedShard = <T>(
  read: Reader,
  name: string,
  decode: (bytes: Uint8Array) => T,
): Promise<T | undefined> => requiredShard(read, name, decode).catch(() => undefined);
