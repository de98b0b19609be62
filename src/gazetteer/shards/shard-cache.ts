import type { Reader } from './reader.js';

interface Shards {
  readonly decoded: Map<string, Promise<unknown>>;
  /** Why a shard could not be had at first, by its name, for as long as it can't. In the order of failing. */
  readonly failures: Map<string, unknown>;
}

const caches = new WeakMap<Reader, Shards>();

function shardsOf(read: Reader): Shards {
  let shards = caches.get(read);
  if (!shards) caches.set(read, (shards = { decoded: new Map(), failures: new Map() }));
  return shards;
}

/**
 * A decoded shard, read once for all who ask; one that fails rejects, and is read again the next time. Nobody's abort
 * ends it: it is small, and others may wait for it.
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

/** As `requiredShard`, but undefined when it cannot be had. */
export const cachedShard = <T>(
  read: Reader,
  name: string,
  decode: (bytes: Uint8Array) => T,
): Promise<T | undefined> => requiredShard(read, name, decode).catch(() => undefined);

/** What a reader's shards are read by, or undefined when it cannot be had. */
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
 * Why the first of what is missing could not be had: those who do without it do not tell.
 * @param isMeant by name
 */
export function missingShard(
  read: Reader,
  isMeant: (name: string) => boolean = () => true,
): Error | undefined {
  for (const [name, cause] of shardsOf(read).failures) {
    if (!isMeant(name)) continue;
    const { message, name: kind } = cause as Error;
    // An error about a whole data pack names the pack, and no single file in it.
    return kind === 'PackError' || message.includes(name)
      ? (cause as Error)
      : new Error(`${name}: ${message}`, { cause });
  }
  return undefined;
}
