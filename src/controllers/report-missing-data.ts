import type { Reader } from '../gazetteer/shards/reader.js';
import { missingShard } from '../gazetteer/shards/shard-cache.js';
import { report } from './report.js';

/** Of those that know where places are: an outline is only looked at. */
const isOfPlaces = (name: string): boolean => !name.startsWith('outline-');

/** Tells the developer of the first file that is missing and knows of places. Gives whether there is one. */
export function reportMissingData(host: Element, read: Reader): boolean {
  const failure = missingShard(read, isOfPlaces);
  if (failure) report(host, `map data can't be loaded: ${failure.message}`, 'warn');
  return failure !== undefined;
}
