import { normalizeText } from '../search/normalize-text.js';
import type { Store } from './store.js';

const manyLetters = 0xffff;

/** What `normalizeText` makes of the Latin letters: their codes, 0 for space. */
const folded = Uint16Array.from({ length: 0x180 }, (_, code) => {
  const letters = normalizeText(String.fromCharCode(code));
  return letters.length > 1 ? manyLetters : letters.charCodeAt(0);
});
const space = 32;

type Address = Pick<Store, 'address' | 'zip' | 'city' | 'state' | 'country'>;

/**
 * A short text that changes when a store's address does, and not with its case, accents or punctuation. Snapshots that
 * shops keep hold it: a change here, or in `normalizeText`, makes them all look outdated.
 */
export function addressFingerprint(address: Address): string {
  hashAddress(address);
  return `${first.toString(36)}-${second.toString(36)}`;
}

/** Whether it is the address's, for thousands of them: without a text made for each. */
export function isFingerprintOf(fingerprint: string, address: Address): boolean {
  hashAddress(address);
  const end = fingerprint.indexOf('-');
  return parseInt(fingerprint, 36) === first && parseInt(fingerprint.slice(end + 1), 36) === second;
}

/** What was hashed last: two times 32 bits, since among 10,000 addresses some two would share one of 32. */
let first = 0;
let second = 0;

function hashAddress({ address, zip, city, state, country }: Address): void {
  const line = `${address} ${zip} ${city} ${state} ${country}`;
  if (!hash(line, true)) hash(normalizeText(line), false);
}

/**
 * Hashes a text; false where it holds more than is known of its letters.
 *
 * @param folds whether to fold it on the way, as a snapshot of ten thousand has better things to do than to make texts
 */
function hash(line: string, folds: boolean): boolean {
  let a = 1;
  let b = 2;
  let isGap = false;
  let isBegun = false;
  for (let i = 0; i < line.length; i++) {
    let code = line.charCodeAt(i);
    if (folds && (code = folded[code] ?? manyLetters) === manyLetters) return false;
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
    a = Math.imul(a ^ code, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b ^ code, 0x85ebca6b);
    b ^= b >>> 13;
  }
  first = a >>> 0;
  second = b >>> 0;
  return true;
}
