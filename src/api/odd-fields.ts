import type * as rareReaders from './rare-readers.js';

type Readers = Readonly<
  Pick<typeof rareReaders, 'plainText' | 'parseMapsUrl' | 'positionInItem' | 'overlong'>
>;

let readers: Readers | undefined;
let isWanted = false;

/**
 * The functions that read texts with markup, unusual map addresses and positions. Undefined until `bringReaders` has
 * loaded them, which asking for them here makes it do.
 */
export function readersOfOdd(): Readers | undefined {
  isWanted = true;
  return readers;
}

/**
 * Most feeds have none of these, and their pages need no code for them. To be called just after texts were read.
 * @returns whether they have to be read again
 */
export async function bringReaders(): Promise<boolean> {
  if (!isWanted || readers) return false;
  isWanted = false;
  // Else what has markup is text all the same, and a map's address is built.
  readers = await import('./rare-readers.js').catch(() => undefined);
  return !!readers;
}
