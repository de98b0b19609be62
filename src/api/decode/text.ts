import { saysNothing } from '../../domain/says-nothing.js';
import { readersOfOdd } from './odd-fields.js';

/**
 * Finds texts with double spaces, markup, or characters beyond Latin, Greek and Cyrillic. Few texts
 * match, and the others skip the cleaning.
 */
const odd = / {2}|[&<]|[^ -~À-ӿ]/;
const markup = /&[#a-z]|<[a-z!/]/i;

const longest = 300;
/** A character may be written as an entity of up to ten characters. */
const longestRaw = 10 * longest;

/**
 * Cleans a text of the feed: one trimmed line of at most 300 characters. Control characters and
 * characters that change the reading direction are removed. Returns '' when the value is no text,
 * or one of the words that programs write for an empty value. Markup is converted once
 * `bringReaders` has loaded its reader.
 */
export function text(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const raw = `${value}`.slice(0, longestRaw);
  const line = odd.test(raw) ? clean(raw) : raw.slice(0, longest).trim();
  return saysNothing(line) ? '' : line;
}

function clean(raw: string): string {
  const readers = markup.test(raw) ? readersOfOdd() : undefined;
  return (readers?.plainText(raw) ?? raw)
    .slice(0, longest)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069]/gu, '')
    .trim();
}
