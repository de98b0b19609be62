import type { Reader } from '../shards/reader.js';
import { cachedShard } from '../shards/shard-cache.js';

/**
 * The file that names the countries whose outlines lie beside it, one code in each line. A shop
 * uploads the countries of its stores, and their neighbours would be asked for in vain.
 */
export const OUTLINE_LIST = 'outlines.bin';

/** Returns the content of the list, for data files of these names. */
export const writeOutlineList = (names: Iterable<string>): string =>
  [...names].flatMap((name) => /^outline-([A-Z]{2})\.bin$/.exec(name)?.[1] ?? []).join('\n');

/** Resolves with the codes of the list; undefined where it can't be read, as in older folders. */
export const readOutlineList = (read: Reader): Promise<ReadonlySet<string> | undefined> =>
  cachedShard(read, OUTLINE_LIST, (bytes) => new Set(new TextDecoder().decode(bytes).split('\n')));
