import { fold } from './fold.js';
import type { Store } from './store.js';

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
  // two times 32 bits, since among 10,000 addresses some two would share one of 32
  let first = 1;
  let second = 2;
  const text = fold(`${address} ${zip} ${city} ${state} ${country}`);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    first = Math.imul(first ^ code, 0x9e3779b1);
    first ^= first >>> 15;
    second = Math.imul(second ^ code, 0x85ebca6b);
    second ^= second >>> 13;
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}
