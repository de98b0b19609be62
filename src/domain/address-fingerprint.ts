import { fold } from './fold.js';
import type { Store } from './store.js';

const manyLetters = 0xffff;

/** What `fold` makes of the Latin letters: their codes, 0 for space. */
const folded = Uint16Array.from({ length: 0x180 }, (_, code) => {
  const letters = fold(String.fromCharCode(code));
  return letters.length > 1 ? manyLetters : letters.charCodeAt(0);
});
const space = 32;

/**
 * A short text that changes when a store's address does, and not with its case, accents or punctuation. Snapshots that
 * shops keep hold it: a change here, or in `fold`, makes them all look outdated.
 */
export function addressFingerprint({
  address,
  zip,
  city,
  state,
  country,
}: Pick<Store, 'address' | 'zip' | 'city' | 'state' | 'country'>): string {
  const line = `${address} ${zip} ${city} ${state} ${country}`;
  return hashOf(line, folded) ?? hashOf(fold(line), undefined) ?? '';
}

/**
 * Hashes a text; undefined where it holds more than is known of its letters.
 *
 * @param letters to fold it with on the way, as a snapshot of ten thousand has better things to do than to make texts; undefined: it is folded
 */
function hashOf(line: string, letters: Uint16Array | undefined): string | undefined {
  // two times 32 bits, since among 10,000 addresses some two would share one of 32
  let first = 1;
  let second = 2;
  let isGap = false;
  let isBegun = false;
  for (let i = 0; i < line.length; i++) {
    let code: number | undefined = line.charCodeAt(i);
    if (letters && ((code = letters[code]) ?? manyLetters) === manyLetters) return undefined;
    if (!code) {
      isGap = isBegun;
      continue;
    }
    isBegun = true;
    if (isGap) {
      // The letter after it comes next.
      isGap = false;
      code = space;
      i--;
    }
    first = Math.imul(first ^ code, 0x9e3779b1);
    first ^= first >>> 15;
    second = Math.imul(second ^ code, 0x85ebca6b);
    second ^= second >>> 13;
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}
