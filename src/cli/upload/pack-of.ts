import { PACK_VERSION, packHead } from '../../gazetteer/shards/data-pack.js';

/**
 * The order of data files in a pack. A browser uses each file as soon as its bytes arrive, so the
 * files for a map and a first search come first.
 */
const order = [/^outline-world/, /^cities-.*-1/, /^postal/, /^towns-world\./, /^outline/, /./];
const placeOf = (name: string): number => order.findIndex((pattern) => pattern.test(name));

/**
 * Returns one file with the data of some countries.
 * @param files names and contents
 */
export function packOf(
  files: readonly (readonly [name: string, content: Buffer])[],
  countries: readonly string[],
): Buffer {
  const sorted = [...files].sort(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
  const lengths = Object.fromEntries(sorted.map(([name, bytes]) => [name, bytes.length]));
  const head = packHead({ version: PACK_VERSION, countries, files: lengths });
  return Buffer.concat([head, ...sorted.map(([, bytes]) => bytes)]);
}
