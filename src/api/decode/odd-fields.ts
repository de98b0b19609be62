import type * as rareReaders from './rare-readers.js';

type Readers = Readonly<
  Pick<typeof rareReaders, 'plainText' | 'parseMapsUrl' | 'positionInItem' | 'overlong'>
>;

let readers: Readers | undefined;
let isWanted = false;

/**
 * Returns the functions that read texts with markup, unusual map addresses, positions and overlong
 * texts. The result is undefined until `bringReaders` has loaded them. Each call here makes the
 * next `bringReaders` load them.
 */
export function readersOfOdd(): Readers | undefined {
  isWanted = true;
  return readers;
}

/**
 * Loads the functions that `readersOfOdd` was asked for. Most feeds have no such fields, and their
 * pages need no code for them. It must be called right after texts were read.
 * @returns whether the texts have to be read again
 */
export async function bringReaders(): Promise<boolean> {
  if (!isWanted || readers) return false;
  isWanted = false;
  // Without these readers, markup stays in the text, and a map search replaces an unusual address.
  readers = await import('./rare-readers.js').catch(() => undefined);
  return !!readers;
}
