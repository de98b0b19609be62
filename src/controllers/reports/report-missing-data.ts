import type { Reader } from '../../gazetteer/shards/reader.js';
import { missingShard } from '../../gazetteer/shards/shard-cache.js';
import { report } from './report.js';

/** True for files that hold places. A missing outline only changes the map's looks. */
const isOfPlaces = (name: string): boolean => !name.startsWith('outline-');

/**
 * Reports the first missing file that holds places.
 * @returns whether such a file is missing
 */
export function reportMissingData(host: Element, read: Reader): boolean {
  const failure = missingShard(read, isOfPlaces);
  if (failure) report(host, `map data can't be loaded: ${failure.message}`, 'warn');
  return failure !== undefined;
}
