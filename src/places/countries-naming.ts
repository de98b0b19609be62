import { countryCode } from '../domain/country-code.js';
import { nameKey } from './name-key.js';
import type { Reader } from './reader.js';
import { cachedShard } from './shard-cache.js';
import { typedReadings } from './typed-readings.js';
import { countriesOfTowns, decodeWorldTowns } from './world-towns.js';

/** Each costs a file. */
const MOST = 3;

/**
 * Countries, wherever in the world, that a text names, or that have a large town which it names: the likeliest few.
 * @param lang the page's language (BCP 47)
 */
export async function countriesNaming(text: string, lang: string, read: Reader): Promise<string[]> {
  const towns = await cachedShard(read, 'towns-world.bin', decodeWorldTowns);
  if (!towns) return [];
  const readings = typedReadings(text).all;
  const named = readings
    .flatMap(({ name, qualifiers }) => (qualifiers.length ? qualifiers : [name]))
    .map((part) => countryCode(part, lang) ?? '')
    // Some codes are of parts of a country, and have no file.
    .filter((code) => towns.countries.includes(code));
  if (named.length) return [...new Set(named)].slice(0, MOST);
  for (const { name } of readings) {
    const key = nameKey(name);
    const found = key ? countriesOfTowns(towns, key) : [];
    if (found.length) return found.slice(0, MOST);
  }
  return [];
}
