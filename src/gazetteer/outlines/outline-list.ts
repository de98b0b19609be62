import type { Reader } from '../shards/reader.js';
import { requiredShard } from '../shards/shard-cache.js';

/**
 * The file that names the countries whose outlines lie beside it, one code in each line. A shop
 * uploads the countries of its stores, and their neighbours would be asked for in vain.
 */
export const OUTLINE_LIST = 'outlines.bin';

/** Returns the content of the list, for data files of these names. */
export const writeOutlineList = (names: Iterable<string>): string =>
  [...names].flatMap((name) => /^outline-([A-Z]{2})\.bin$/.exec(name)?.[1] ?? []).join('\n');

/** True when a reader says that a file is not there, in a folder or in a data pack. */
const isMissing = ({ message }: Error): boolean => /: 404 |web page| has no /.test(message);

/**
 * Resolves with the codes of the list; with none where it is not there, as in older folders.
 * @throws when the list can't be read at the moment
 */
export const readOutlineList = (read: Reader): Promise<ReadonlySet<string>> =>
  requiredShard(
    read,
    OUTLINE_LIST,
    (bytes) => new Set(new TextDecoder().decode(bytes).split('\n')),
  ).catch((error: Error) => {
    if (isMissing(error)) return new Set<string>();
    throw error;
  });
