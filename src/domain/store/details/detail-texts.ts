import { plainText } from '../../plain-text.js';
import { saysNothing } from '../../says-nothing.js';
import { holdsSecretKey } from '../../secret-key.js';

const maxLetters = 500;

/** A letter may be written as an entity of up to ten characters. */
export const maxRaw = 10 * maxLetters;

/** Returns a value as text without markup. Returns '' for empty values. */
export function said(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number';
  const raw = isText ? `${value}` : '';
  const line = raw.length > maxRaw ? raw : plainText(raw).trim();
  return saysNothing(line) ? '' : line;
}

/** Returns a value as text of at most so many letters. A text with a secret key is unusable. */
export const shortText = (value: unknown, longest: number): string | undefined => {
  const line = said(value);
  return line && line.length <= longest && !holdsSecretKey(line) ? line : undefined;
};

export const text = (value: unknown): string | undefined => shortText(value, maxLetters);

/**
 * Returns an http(s) address.
 * @param base the address that relative addresses are resolved against
 */
export function webAddress(value: unknown, base: string): string | undefined {
  const line = text(value);
  if (!line) return undefined;
  try {
    const url = new URL(line, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
