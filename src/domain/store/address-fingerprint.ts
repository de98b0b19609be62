import { normalizeText } from '../search/normalize-text.js';
import type { Store } from './store.js';

const manyLetters = 0xffff;

/** The character codes that `normalizeText` makes of the Latin letters; 0 for a space. */
const normalized = Uint16Array.from({ length: 0x180 }, (_, code) => {
  const letters = normalizeText(String.fromCharCode(code));
  return letters.length > 1 ? manyLetters : letters.charCodeAt(0);
});
const space = 32;

type Address = Pick<Store, 'address' | 'zip' | 'city' | 'state' | 'country'>;

/**
 * Returns a short text that changes with a store's address, but not with its case, accents or
 * punctuation. Stored snapshots hold these texts. A change here, or in `normalizeText`, makes all
 * snapshots look outdated.
 */
export function addressFingerprint(address: Address): string {
  hashAddress(address);
  return `${first.toString(36)}-${second.toString(36)}`;
}

/**
 * True when the fingerprint belongs to the address. It creates no text, so that thousands can be
 * checked.
 */
export function isFingerprintOf(fingerprint: string, address: Address): boolean {
  hashAddress(address);
  const end = fingerprint.indexOf('-');
  return parseInt(fingerprint, 36) === first && parseInt(fingerprint.slice(end + 1), 36) === second;
}

/**
 * The last hash, as two parts of 32 bits. With one part, two of 10,000 addresses could share a
 * hash.
 */
let first = 0;
let second = 0;

function hashAddress({ address, zip, city, state, country }: Address): void {
  const line = `${address} ${zip} ${city} ${state} ${country}`;
  if (!hash(line, true)) hash(normalizeText(line), false);
}

/**
 * Hashes a text. Returns false when `normalizes` is set and a character is not in the table.
 *
 * @param normalizes whether to normalize the characters on the way, which saves ten thousand texts
 *   for a large snapshot
 */
function hash(line: string, normalizes: boolean): boolean {
  let a = 1;
  let b = 2;
  let isGap = false;
  let isBegun = false;
  for (let i = 0; i < line.length; i++) {
    let code = line.charCodeAt(i);
    if (normalizes && (code = normalized[code] ?? manyLetters) === manyLetters) return false;
    if (!code) {
      isGap = isBegun;
      continue;
    }
    isBegun = true;
    if (isGap) {
      // The next turn of the loop reads the same letter again.
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
